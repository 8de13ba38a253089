import { PageFailure } from '../browser/page-failure.ts';
import type { ShotRequest } from '../browser/element-shots.ts';
import type { PagePicture } from '../browser/page-picture.ts';
import type { Camera, OpenPage } from '../browser/open-page.ts';
import type { ShowsSecret } from '../browser/picture-guard.ts';
import type { EngineReport, Finding } from '../engines/finding.ts';
import { timeLeft } from '../time/time-left.ts';
import type { Pictures } from './observation.ts';
import { shotKey } from './shot-key.ts';

/**
 * The element of a finding, with the facts that decide whether it gets a picture. `component` is the path of its
 * component.
 */
export type PictureRequest = Pick<Finding, 'kind' | 'rule'> & {
  readonly key: string;
  readonly selector: string;
  readonly component: string;
};

const picturesTimeoutMs = 10_000;
const pageTimeoutMs = 3_000;
const leastTimeMs = 500;
const mostMarked = 200;
const mostMarkedPerRule = 50;

/** The elements that may get a picture. */
export function listPictureRequests(reports: readonly EngineReport[]): readonly PictureRequest[] {
  return reports.flatMap(({ findings }) => findings).flatMap(listElements);
}

type PicturesTask = {
  /** The elements that get their own picture. */
  readonly chosen: readonly PictureRequest[];
  /** True if the page gets a picture, provided that it has findings. */
  readonly takesPage: boolean;
  readonly deadline: number;
  /** True if texts contain a secret that must not appear in pictures. Undefined if the scan does not sign in. */
  readonly showsSecret?: ShowsSecret | undefined;
};

/**
 * Takes pictures of the findings while time and space remain. Findings do not depend on them. A page that shows a
 * secret of its sign-in gets no pictures.
 */
export async function takePictures(
  page: Camera & Pick<OpenPage, 'guardPictures'>,
  reports: readonly EngineReport[],
  task: PicturesTask,
): Promise<Pictures> {
  const found = reports.flatMap(({ findings }) => findings);
  const shots = task.chosen.map(toRequest);
  const take = async (camera: Camera) => takeChosen(camera, { found, shots }, task);
  const { showsSecret, deadline } = task;
  if (showsSecret === undefined || found.length === 0) return take(page);
  return (await page.guardPictures({ showsSecret, deadline }, take)) ?? { bands: [], missed: shots.length };
}

type Chosen = { readonly found: readonly Finding[]; readonly shots: readonly ShotRequest[] };

async function takeChosen(camera: Camera, { found, shots }: Chosen, task: PicturesTask): Promise<Pictures> {
  const whole = task.takesPage && found.length > 0 ? await takePage(camera, { found, shots }, task) : undefined;
  if (whole === undefined) return takeElements(camera, shots, task);
  const taken = new Set(whole.bands.flatMap((band) => band.shots.map(({ key }) => key)));
  const left = shots.filter(({ key }) => !taken.has(key));
  const { bands, missed } = await takeElements(camera, left, task);
  return { bands: [...whole.bands, ...bands], missed, page: whole };
}

async function takeElements(
  page: Pick<Camera, 'capture'>,
  requests: readonly ShotRequest[],
  { deadline }: Pick<PicturesTask, 'deadline'>,
): Promise<Pictures> {
  const none = { bands: [], missed: requests.length };
  const timeoutMs = Math.min(picturesTimeoutMs, timeLeft(deadline));
  if (requests.length === 0 || timeoutMs < leastTimeMs) return none;
  return unlessPageFails(async () => page.capture(requests, timeoutMs), none);
}

/** Takes at most a third of the remaining time. If it fails, the elements still get their pictures. */
async function takePage(
  page: Pick<Camera, 'capturePage'>,
  { found, shots }: Chosen,
  { deadline }: Pick<PicturesTask, 'deadline'>,
): Promise<PagePicture | undefined> {
  const timeoutMs = Math.min(pageTimeoutMs, timeLeft(deadline) / 3);
  if (timeoutMs < leastTimeMs) return undefined;
  return unlessPageFails(async () => page.capturePage({ marked: chooseMarked(found), shots }, timeoutMs), undefined);
}

/** Chooses the elements to mark in the page's picture: failures first, and some of each rule. */
function chooseMarked(found: readonly Finding[]): readonly ShotRequest[] {
  const isFailed = ({ kind }: Finding) => kind === 'failed';
  const sorted = [...found.filter(isFailed), ...found.filter((finding) => !isFailed(finding))];
  const marked = sorted.flatMap((finding) => listElements(finding).slice(0, mostMarkedPerRule));
  return marked.slice(0, mostMarked).map(toRequest);
}

function toRequest({ key, selector }: PictureRequest): ShotRequest {
  return { key, selector };
}

async function unlessPageFails<Taken>(take: () => Promise<Taken>, none: Taken): Promise<Taken> {
  try {
    return await take();
  } catch (error) {
    if (error instanceof PageFailure || isCaptureError(error)) return none;
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
