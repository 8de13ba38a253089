import type { Scan } from '../api/scans.ts';
import { progressPath } from '../api/targets.ts';
import { overviewTexts } from '../texts/overview.ts';

type Props = {
  readonly scan: Pick<Scan, 'url' | 'scan_type' | 'viewport' | 'sign_in'>;
  readonly standard: string | undefined;
};

/** Downloads of the progress record of the target that a scan belongs to. */
export function ProgressLinks({ scan, standard }: Props) {
  const { progressRecord: words } = overviewTexts;
  return (
    <>
      <h3>{words.title}</h3>
      <p className="hint">{words.hint}</p>
      <ul className="downloads">
        {(['pdf', 'csv'] as const).map((format) => (
          <li key={format}>
            <a href={progressPath(format, scan, standard)} download>
              {words[format][0]}
            </a>
            <span className="hint">{words[format][1]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
