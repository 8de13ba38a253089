import { PageFailure } from '../browser/page-failure.ts';
import type { OpenPage } from '../browser/open-page.ts';
import type { EngineReport, Finding } from '../engines/finding.ts';
import { timeLeft } from '../shared/time-left.ts';
import type { Pictures } from './observation.ts';
import { shotKey } from './shot-key.ts';

/** How many pictures the elements of a finding may get on this page; 0 turns them off. */
export type PictureRoom = (finding: Finding) => number;

const picturesTimeoutMs = 10_000;
const leastTimeMs = 500;

/** Pictures of what the engines found, as far as time and room allow. They are an extra: without them the findings stand. */
export async function takePictures(
  page: Pick<OpenPage, 'capture'>,
  reports: readonly EngineReport[],
  { deadline, room }: { readonly deadline: number; readonly room: PictureRoom },
): Promise<Pictures> {
  const requests = reports
    .flatMap(({ findings }) => findings)
    .flatMap((finding) =>
      finding.elements
        .slice(0, room(finding))
        .map((element, index) => ({ key: shotKey(finding, index), selector: element.selector })),
    );
  const timeoutMs = Math.min(picturesTimeoutMs, timeLeft(deadline));
  if (requests.length === 0 || timeoutMs < leastTimeMs) return { bands: [], missed: requests.length };
  try {
    return await page.capture(requests, timeoutMs);
  } catch (error) {
    if (error instanceof PageFailure || isCaptureError(error)) return { bands: [], missed: requests.length };
    throw error;
  }
}

function isCaptureError(error: unknown): boolean {
  return error instanceof Error && error.message.includes('captureScreenshot');
}
