import { formatNumber } from '../texts/format.ts';

type Props = {
  readonly value: number;
  readonly most: number;
  readonly pattern: 'critical' | 'serious' | 'moderate' | 'minor' | 'plain';
};

/** A number with its bar before it, for the last cell of a row: the bar is a picture of the number, unseen by screen readers. */
export function Bar({ value, most, pattern }: Props) {
  const percent = value === 0 ? 0 : Math.max(3, (value / most) * 100);
  return (
    <span>
      <span className="bar-track" aria-hidden="true">
        <span className={`bar bar-${pattern}`} style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className="bar-value">{formatNumber(value)}</span>
    </span>
  );
}
