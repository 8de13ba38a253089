import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { reportsQuery } from '../api/reports.ts';
import type { Scan } from '../api/scans.ts';
import { language } from '../texts/language.ts';
import { overviewTexts } from '../texts/overview.ts';
import { Link } from '../parts/link.tsx';
import { limitPath } from './report-list.tsx';

/** The reports for people. The overview has the others. */
export function DownloadItems({ scan }: { readonly scan: Scan }) {
  const { standard } = useSearch({ from: '/scans/$scanId' });
  const { data } = useQuery(reportsQuery(scan.id));
  const reports = data?.reports.filter(({ audience }) => audience === 'people') ?? [];
  return (
    <>
      {reports
        .flatMap(({ downloads }) => downloads)
        .map(({ path, title }) => (
          <li key={path}>
            <a href={limitPath(path, { standard, language })} download>
              {title}
            </a>
          </li>
        ))}
      <li>
        <Link to="/scans/$scanId" params={{ scanId: scan.id }} hash="reports">
          {overviewTexts.allReports}
        </Link>
      </li>
    </>
  );
}
