import { overviewTexts } from '../texts/overview.ts';

const width = 320;
const height = 96;
const inset = 12;

/** Scores from 0 to 100, oldest first. The table below it has every value. */
export function TrendLine({ scores }: { readonly scores: readonly number[] }) {
  const points = scores.map((score, index) => ({
    index,
    x: inset + (index * (width - 2 * inset)) / Math.max(1, scores.length - 1),
    y: height - inset - (score / 100) * (height - 2 * inset),
  }));
  const label = overviewTexts.trendChart(scores[0] ?? 0, scores.at(-1) ?? 0, scores.length);
  return (
    <div className="trend-plot">
      <div className="trend-scale" aria-hidden="true">
        <span>100</span>
        <span>50</span>
        <span>0</span>
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} className="trend-line" role="img" aria-label={label}>
        <line x1={inset} x2={width - inset} y1={inset} y2={inset} className="trend-grid" />
        <line x1={inset} x2={width - inset} y1={height / 2} y2={height / 2} className="trend-grid" />
        <line x1={inset} x2={width - inset} y1={height - inset} y2={height - inset} className="trend-grid" />
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className="trend-path" />
        {points.map(({ index, x, y }) => (
          <circle key={index} cx={x} cy={y} r={index === points.length - 1 ? 5 : 3.5} className="trend-point" />
        ))}
      </svg>
    </div>
  );
}
