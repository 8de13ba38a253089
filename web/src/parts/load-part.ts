import { ApiProblem, readJson } from '../api/request.ts';
import { withTexts } from '../texts/load-texts.ts';

/**
 * A part of the UI with its texts. If the service is away, it throws the ApiProblem that says so. The router reloads the
 * page after other failures, because a new version of the service has other files, and would leave nothing on the screen.
 */
export async function loadPart<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await withTexts(part);
  } catch (error) {
    throw (await findOutage()) ?? error;
  }
}

async function findOutage(): Promise<ApiProblem | undefined> {
  try {
    await readJson('/api/health');
    return undefined;
  } catch (error) {
    return error instanceof ApiProblem && error.status === 0 ? error : undefined;
  }
}
