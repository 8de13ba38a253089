-- A list of URLs and a crawl are two more ways to find the pages of a scan.
alter table scans drop constraint scans_scan_type_check;
alter table scans add constraint scans_scan_type_check check (scan_type in ('single', 'sitemap', 'list', 'crawl'));
