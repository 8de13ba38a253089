type Props = { readonly share: number; readonly pattern: 'critical' | 'serious' | 'moderate' | 'minor' | 'plain' };

/** The bar of one row of a table, at its line of the chart: a picture of the number beside it, so unseen by screen readers. */
export function Bar({ share, pattern }: Props) {
  const percent = share === 0 ? 0 : Math.max(1, share * 100);
  return (
    <span className="bar-track" aria-hidden="true">
      <span className={`bar bar-${pattern}`} style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
