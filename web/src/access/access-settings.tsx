import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sessionQuery } from '../api/session.ts';
import { tokensQuery } from '../api/tokens.ts';
import { DocsLink } from '../parts/docs-link.tsx';
import { LoadStates } from '../parts/load-states.tsx';
import { accessTexts as words } from '../texts/access.ts';
import { NewTokenForm } from './new-token-form.tsx';
import { TokenList } from './token-list.tsx';

/** Who may use the service, and who did what. */
export function AccessSettings() {
  const { data } = useQuery(sessionQuery);
  return (
    <section className="card settings-form" aria-labelledby="access">
      <h2 id="access">{words.title}</h2>
      {data?.access_control === true ? <Tokens /> : <Off />}
      <p>
        <Link to="/audit">{words.toAudit}</Link>
      </p>
    </section>
  );
}

function Off() {
  return (
    <>
      <p>{words.off}</p>
      <p>
        <DocsLink page="access">{words.howToTurnOn}</DocsLink>
      </p>
    </>
  );
}

function Tokens() {
  const tokens = useQuery(tokensQuery);
  return (
    <>
      <p>{words.intro}</p>
      <LoadStates answer={tokens} />
      {tokens.data === undefined ? null : <TokenList tokens={tokens.data.tokens} />}
      <NewTokenForm />
    </>
  );
}
