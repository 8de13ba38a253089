const width = 80;
const height = 24;
const inset = 3;

/** Scores from 0 to 100, oldest first. The row says the last one and its change. */
export function ScoreSpark({ scores }: { readonly scores: readonly number[] }) {
  const points = scores.map((score, index) => {
    const x = inset + (index * (width - 2 * inset)) / Math.max(1, scores.length - 1);
    return `${x},${height - inset - (score / 100) * (height - 2 * inset)}`;
  });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" className="spark">
      <polyline points={points.join(' ')} className="trend-path" />
    </svg>
  );
}
