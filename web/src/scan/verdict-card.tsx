import type { Scan } from '../api/scans.ts';
import { severities } from '../api/url-words.ts';
import { SeverityShape } from '../parts/badges.tsx';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/base.ts';
import { overviewTexts } from '../texts/overview.ts';
import { ScoreChange } from './score-change.tsx';

type Props = {
  readonly scan: Scan;
  /** The standard that the counts of the change are limited to. */
  readonly standard?: string | undefined;
};

/** The answer to "How bad is it?": the pages by their worst failure, and what changed. */
export function VerdictCard({ scan, standard }: Props) {
  const { verdict: words } = overviewTexts;
  const counts = scan.summary.pages_by_worst;
  return (
    <section className="card verdict" aria-labelledby="verdict">
      <h2 id="verdict">{sayVerdict(scan)}</h2>
      <p>
        <ScoreChange scan={scan} standard={standard} />
      </p>
      <h3 id="pages-by-worst">{words.chart}</h3>
      <dl className="figures figures-small" aria-labelledby="pages-by-worst">
        {severities.map((severity) => (
          <div key={severity}>
            <dt>
              <SeverityShape severity={severity} /> {texts.severity[severity]}
            </dt>
            <dd>{formatNumber(counts[severity])}</dd>
          </div>
        ))}
        <div>
          <dt>{words.none}</dt>
          <dd>{formatNumber(counts.none)}</dd>
        </div>
      </dl>
      {standard === undefined ? null : <p className="hint">{words.ofAllRules}</p>}
    </section>
  );
}

function sayVerdict({ summary, progress }: Scan): string {
  const { verdict: words } = overviewTexts;
  const { critical, serious, moderate, minor } = summary.pages_by_worst;
  const pages = progress.pages_completed;
  if (critical > 0) return words.critical(critical, pages);
  if (serious > 0) return words.serious(serious, pages);
  return moderate + minor > 0 ? words.others(moderate + minor, pages) : words.flawless(pages);
}
