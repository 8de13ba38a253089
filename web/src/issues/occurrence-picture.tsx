import { issueTexts } from '../texts/issues.ts';
import type { Occurrence } from '../api/issues.ts';
import { Screenshot } from './screenshot.tsx';

type Props = { readonly occurrence: Pick<Occurrence, 'screenshot_of' | 'selector'>; readonly url: string };

/** The picture of an occurrence, or the one of its component, which it says. */
export function OccurrencePicture({ occurrence, url }: Props) {
  const { issue: words } = issueTexts;
  if (occurrence.screenshot_of !== 'component')
    return <Screenshot url={url} alt={words.screenshotAlt(occurrence.selector)} />;
  return (
    <>
      <Screenshot url={url} alt={words.screenshotAltOfComponent} />
      <p className="hint">{words.screenshotOfComponent}</p>
    </>
  );
}
