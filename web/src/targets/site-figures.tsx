import type { ReactNode } from 'react';
import type { Target } from '../api/targets.ts';
import { StatusBadge } from '../parts/badges.tsx';
import { texts } from '../texts/base.ts';
import { formatDate, formatNumber } from '../texts/format.ts';
import { targetTexts as words } from '../texts/targets.ts';
import { ScoreSpark } from './score-spark.tsx';

/** The cells of a site's row after its name. */
export function SiteFigures({ site }: { readonly site: Target }) {
  const { latest_scan: latest, next_run_at: next, trend } = site;
  return (
    <>
      <Found site={site} />
      <Cell label={words.columns.last}>
        <Day instant={latest.created_at} />{' '}
        {latest.status === 'completed' ? null : <StatusBadge status={latest.status} />}
      </Cell>
      <Cell label={words.columns.next}>{next === null ? <NoValue /> : <Day instant={next} />}</Cell>
      <Cell label={words.columns.trend}>
        {trend.length < 2 ? <NoValue /> : <ScoreSpark scores={trend.map(({ score }) => score)} />}
      </Cell>
    </>
  );
}

function Found({ site }: { readonly site: Target }) {
  const { critical_pages: critical, critical_pages_change: change, new_failures: found, fixed_failures: fixed } = site;
  const [last, before] = [site.trend.at(-1), site.trend.at(-2)];
  const points = last === undefined || before === undefined ? null : last.score - before.score;
  return (
    <>
      <Cell label={words.columns.critical}>
        <Figure value={critical} />
        {change === null ? null : <Change value={change} isWorse={change > 0} say={[words.more, words.fewer]} />}
      </Cell>
      <Cell label={words.columns.score}>
        {last === undefined ? texts.scans.noScore : <Figure value={last.score} />}
        {points === null ? null : <Change value={points} isWorse={points < 0} say={[words.higher, words.lower]} />}
      </Cell>
      <Cell label={words.columns.failures}>
        <Figure value={found} />
        {fixed === null || fixed === 0 ? null : <span className="site-change">{words.fixed(fixed)}</span>}
      </Cell>
    </>
  );
}

/** A narrow screen shows rows as cards, whose cells have the names of their columns. */
function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return <td data-label={label}>{children}</td>;
}

function Figure({ value }: { readonly value: number | null }) {
  return value === null ? <NoValue /> : <strong>{formatNumber(value)}</strong>;
}

function NoValue() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{words.noValue}</span>
    </>
  );
}

type ChangeProps = {
  readonly value: number;
  readonly isWorse: boolean;
  /** The words for an increase and a decrease. */
  readonly say: readonly [(value: number) => string, (value: number) => string];
};

/** Shown as a number with its sign, and said in words. */
function Change({ value, isWorse, say: [up, down] }: ChangeProps) {
  if (value === 0) return <span className="visually-hidden">{words.unchanged}</span>;
  const sign = value > 0 ? '+' : '−';
  return (
    <span className={isWorse ? 'site-change site-worse' : 'site-change site-better'}>
      <span aria-hidden="true">{`${sign}${formatNumber(Math.abs(value))}`}</span>
      <span className="visually-hidden">{value > 0 ? up(value) : down(-value)}</span>
    </span>
  );
}

function Day({ instant }: { readonly instant: string }) {
  return <time dateTime={instant}>{formatDate(instant)}</time>;
}
