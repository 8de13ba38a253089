import type { Report } from '../api/reports.ts';

type Limits = { readonly standard: string | undefined; readonly language: string };
type Props = {
  /** Undefined until they are known. */
  readonly reports: readonly Report[] | undefined;
  readonly audience: Report['audience'];
  readonly limits: Limits;
};

/** The downloads for an audience, limited to a standard and in a language. */
export function ReportList({ reports, audience, limits }: Props) {
  const shown = reports?.filter((report) => report.audience === audience) ?? [];
  if (shown.length === 0) return null;
  return (
    <ul className="downloads">
      {shown
        .flatMap(({ downloads }) => downloads)
        .map(({ path, title, hint }) => (
          <li key={path}>
            <a href={limitPath(path, limits)} download>
              {title}
            </a>
            <span className="hint">{hint}</span>
          </li>
        ))}
    </ul>
  );
}

export function limitPath(path: string, limits: Limits): string {
  const { standard } = limits;
  const query = new URLSearchParams({ ...(standard !== undefined && { standard }), language: limits.language });
  return `${path}${path.includes('?') ? '&' : '?'}${query.toString()}`;
}
