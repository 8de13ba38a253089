import { PageFailure } from '../browser/page-failure.ts';
import type { OpenPage } from '../browser/open-page.ts';
import type { EngineReport, Finding } from '../engines/finding.ts';
import { timeLeft } from '../shared/time-left.ts';
import type { Pictures } from './observation.ts';
import { shotKey } from './shot-key.ts';

/** An element that was found, with what decides whether it gets a picture. `component`: the path of its component. */
type PictureRequest = Pick<Finding, 'kind' | 'rule'> & {
  readonly key: string;
  readonly selector: string;
  readonly component: string;
};

/** Chooses the elements that get a picture. */
export type ChoosePictures = (requests: readonly PictureRequest[]) => Promise<readonly PictureRequest[]>;

const picturesTimeoutMs = 10_000;
const leastTimeMs = 500;

/** Pictures of what the engines found, as far as time and room allow. They are an extra: without them the findings stand. */
export async function takePictures(
  page: Pick<OpenPage, 'capture'>,
  reports: readonly EngineReport[],
  { deadline, choose }: { readonly deadline: number; readonly choose: ChoosePictures },
): Promise<Pictures> {
  const found = reports.flatMap(({ findings }) => findings);
  const requests = (await choose(found.flatMap(listElements))).map(({ key, selector }) => ({ key, selector }));
  const timeoutMs = Math.min(picturesTimeoutMs, timeLeft(deadline));
  if (requests.length === 0 || timeoutMs < leastTimeMs) return { bands: [], missed: requests.length };
  try {
    return await page.capture(requests, timeoutMs);
  } catch (error) {
    if (error instanceof PageFailure || isCaptureError(error)) return { bands: [], missed: requests.length };
    throw error;
  }
}

function listElements(finding: Finding): readonly PictureRequest[] {
  const { kind, rule } = finding;
  return finding.elements.map(({ selector, component }, index) => ({
    kind,
    rule,
    key: shotKey(finding, index),
    selector,
    component: component.path,
  }));
}

function isCaptureError(error: unknown): boolean {
  return error instanceof Error && error.message.includes('captureScreenshot');
}
