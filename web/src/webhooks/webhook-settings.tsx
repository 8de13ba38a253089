import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { webhooksQuery } from '../api/webhooks.ts';
import { DocsLink } from '../parts/docs-link.tsx';
import { webhookTexts as words } from '../texts/webhooks.ts';
import { NewWebhookForm } from './new-webhook-form.tsx';
import { WebhookList } from './webhook-list.tsx';

/** URLs go in here and are shown without their path. */
export function WebhookSettings() {
  const { data } = useQuery(webhooksQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  if (data === undefined) return null;
  return (
    <section className="card settings-form" aria-labelledby="webhooks">
      <h2 id="webhooks" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.intro}</p>
      {data.available ? null : <Off />}
      {data.available || data.webhooks.length > 0 ? <WebhookList heading={heading} webhooks={data.webhooks} /> : null}
      {data.available ? <NewWebhookForm /> : null}
    </section>
  );
}

function Off() {
  return (
    <>
      <p className="hint">{words.off}</p>
      <p>
        <DocsLink page="secret-key">{words.howToSetKey}</DocsLink>
      </p>
    </>
  );
}
