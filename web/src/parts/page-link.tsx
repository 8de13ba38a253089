import { ExternalLink } from './external-link.tsx';
import { readableUrl } from './readable-url.ts';
import { UrlText } from './url-text.tsx';

/** A link to a scanned page, named by its URL. */
export function PageLink({ url }: { readonly url: string }) {
  return (
    <ExternalLink href={url}>
      <UrlText>{readableUrl(url)}</UrlText>
    </ExternalLink>
  );
}
