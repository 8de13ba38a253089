import { PageFailure } from '../browser/page-failure.ts';
import type { PagePicture, Place, PlaceRequest } from '../browser/page-picture.ts';
import type { Camera, OpenPage } from '../browser/open-page.ts';
import type { ShowsSecret } from '../browser/picture-guard.ts';
import type { EngineReport } from '../engines/finding.ts';
import { timeLeft } from '../time/time-left.ts';
import { shotKey } from './shot-key.ts';

const mostMs = 5_000;
const leastMs = 500;

/** `lost`: the page should have a picture and has none. Undefined: it needs none. */
export type TakenPicture = PagePicture | 'lost' | undefined;

export type PictureTask = {
  /** True if the page gets a picture, provided that it has findings. */
  readonly takesPage: boolean;
  readonly deadline: number;
  /** True if texts contain a secret that must not appear in pictures. Undefined if the scan does not sign in. */
  readonly showsSecret?: ShowsSecret | undefined;
  /** `view`: the picture shows only the part of the page that is in view. */
  readonly extent?: 'view';
};

/**
 * Takes a picture of the page that shows the elements of its findings, while time remains. Findings do not depend on
 * it. A page that shows a secret of its sign-in gets none, nor does one that fails.
 */
export async function takePicture(
  page: Camera & Pick<OpenPage, 'guardPictures'>,
  reports: readonly EngineReport[],
  { takesPage, ...task }: PictureTask,
): Promise<TakenPicture> {
  return takesPage ? takeOf(page, listRequests(reports), task) : undefined;
}

/**
 * Looks for the elements of these findings in the earlier picture of the page, and takes another picture of those that
 * it does not show. `shown`: their places in the earlier picture.
 */
export async function takeRest(
  page: Camera & Pick<OpenPage, 'guardPictures'>,
  reports: readonly EngineReport[],
  { earlier, ...task }: PictureTask & { readonly earlier: TakenPicture },
): Promise<{ readonly picture: TakenPicture; readonly shown: ReadonlyMap<string, Place> }> {
  const requests = listRequests(reports);
  if (!task.takesPage || earlier === undefined || earlier === 'lost' || requests.length === 0)
    return { picture: await takePicture(page, reports, task), shown: new Map() };
  const timeoutMs = limitOf(task);
  const sought = { picture: earlier, requests };
  const shown = (await unlessPageFails(async () => page.findInPicture(sought, timeoutMs))) ?? new Map<string, Place>();
  const rest = requests.filter(({ key }) => !shown.has(key));
  return { picture: await takeOf(page, rest, task), shown };
}

function limitOf({ deadline }: Pick<PictureTask, 'deadline'>): number {
  return Math.min(mostMs, timeLeft(deadline) / 3);
}

async function takeOf(
  page: Camera & Pick<OpenPage, 'guardPictures'>,
  requests: readonly PlaceRequest[],
  { deadline, showsSecret, extent }: Omit<PictureTask, 'takesPage'>,
): Promise<TakenPicture> {
  const timeoutMs = limitOf({ deadline });
  if (requests.length === 0) return undefined;
  if (timeoutMs < leastMs) return 'lost';
  const take = async (camera: Camera) =>
    unlessPageFails(async () =>
      extent === 'view' ? camera.captureView(requests, timeoutMs) : camera.capturePage(requests, timeoutMs),
    );
  const taken = showsSecret === undefined ? take(page) : page.guardPictures({ showsSecret, deadline }, take);
  return (await taken) ?? 'lost';
}

function listRequests(reports: readonly EngineReport[]): readonly PlaceRequest[] {
  const findings = reports.flatMap((report) => report.findings);
  return findings.flatMap((finding) =>
    finding.elements.map(({ selector }, index) => ({ key: shotKey(finding, index), selector })),
  );
}

async function unlessPageFails<Taken>(take: () => Promise<Taken>): Promise<Taken | undefined> {
  try {
    return await take();
  } catch (error) {
    if (error instanceof PageFailure || isCaptureError(error)) return undefined;
    throw error;
  }
}

function isCaptureError(error: unknown): boolean {
  return error instanceof Error && error.message.includes('captureScreenshot');
}
