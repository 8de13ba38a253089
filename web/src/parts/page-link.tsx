import { scanTexts } from '../texts/scan.ts';
import { ExternalLink } from './external-link.tsx';
import { readableUrl } from './readable-url.ts';
import { UrlText } from './url-text.tsx';

type Props = {
  readonly url: string;
  /** The heading above it is the URL already, for want of a title: the eyes need not read it twice. */
  readonly isBelowUrl?: boolean;
  /** The name of the steps that lead to the page. */
  readonly path?: readonly string[];
};

/** A link to a scanned page, named by its URL. */
export function PageLink({ url, isBelowUrl = false, path = [] }: Props) {
  const name = <UrlText>{readableUrl(url)}</UrlText>;
  return (
    <>
      <ExternalLink href={url}>
        {isBelowUrl ? (
          <>
            {scanTexts.open.single}
            <span className="visually-hidden">: {name}</span>
          </>
        ) : (
          name
        )}
      </ExternalLink>
      {path.length === 0 ? null : <span> · {scanTexts.steps(path.join(' › '))}</span>}
    </>
  );
}
