import { issueTexts } from '../texts/issues.ts';
import type { Occurrence } from '../api/issues.ts';
import { Screenshot } from './screenshot.tsx';

type Props = { readonly occurrence: Pick<Occurrence, 'screenshot_url' | 'box_missing' | 'selector'> };

/** The element in the picture of its page, or why there is none. */
export function OccurrencePicture({ occurrence: { screenshot_url: url, box_missing: missing, selector } }: Props) {
  const { issue: words } = issueTexts;
  if (url !== null) return <Screenshot url={url} alt={words.screenshotAlt(selector)} />;
  return <p className="hint">{words.noPicture[missing ?? 'no_picture']}</p>;
}
