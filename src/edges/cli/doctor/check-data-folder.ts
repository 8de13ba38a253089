import { closeDataFolder } from '../../../start/close-data-folder.ts';
import type { Check } from './check.ts';
import { checkFolder } from './check-folder.ts';

/** Also closes it to other users, as a start does, and says what was open. */
export async function checkDataFolder(folder: string): Promise<Check> {
  const usable = await checkFolder({ folder, purpose: 'data of curbcut serve', variable: 'CURBCUT_DATA_DIR' });
  const { closed, warnings } = await closeDataFolder(folder);
  const repaired =
    closed === 0 ? [] : [`${closed} files and folders in it were open to other users, and are closed now.`];
  const detail = [usable.detail, ...repaired, ...warnings].join(' ');
  if (warnings.length === 0 || usable.status === 'failed') return { ...usable, detail };
  const remedy = `Give ${folder} and all that is in it to the user of the service, and take it from others: chmod 700.`;
  return { status: 'degraded', detail, remedy: usable.remedy ?? remedy };
}
