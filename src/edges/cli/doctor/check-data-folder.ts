import { closeDataFolder } from '../../../start/close-data-folder.ts';
import type { Check } from './check.ts';
import { checkFolder } from './check-folder.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

/** Also closes the folder to other users, as a start does, and reports what was open. */
export async function checkDataFolder(folder: string): Promise<Check> {
  const usable = await checkFolder({ folder, purpose: commandLine.doctor.data, variable: 'CURBCUT_DATA_DIR' });
  const { closed, warnings } = await closeDataFolder(folder);
  const repaired = closed === 0 ? [] : [commandLine.doctor.closed(closed)];
  const detail = [usable.detail, ...repaired, ...warnings].join(' ');
  if (warnings.length === 0 || usable.status === 'failed') return { ...usable, detail };
  const remedy = commandLine.doctor.closeFolder(folder);
  return { status: 'degraded', detail, remedy: usable.remedy ?? remedy };
}
