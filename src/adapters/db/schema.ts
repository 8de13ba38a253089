import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';
import type { ClauseVerdict } from '../../findings/clause-verdict.ts';
import type { Verdict } from '../../findings/verdicts.ts';
import type { AccessSessionsTable, AccessTokensTable, AuditEventsTable, SharesTable } from './access-tables.ts';
import type { ComponentGroupsTable, ComponentPagesTable, ComponentsTable } from './component-tables.ts';
import type { OccurrencesTable, OccurrenceTextsTable, PatternsTable } from './occurrences-table.ts';
import type { JobsTable, KnownEndpointsView, ProcessesTable } from './process-tables.ts';
import type { KnownUrlsTable, SampleRole } from './sample-tables.ts';
import type { SchedulesTable } from './schedule-tables.ts';
import type { VerdictCounts } from './verdict-counts.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from './webhook-tables.ts';
import type { ScanSessionsTable, SignInsTable } from './sign-in-tables.ts';
import type { ScansTable } from './scans-table.ts';
import type { Instant, MaybeInstant } from './instant.ts';

/** JSON columns are read as parsed values and written as text. Code that reads a column checks its shape. */
type Json = ColumnType<unknown, string, string>;

export type PagesTable = {
  id: Generated<number>;
  scan_id: string;
  ordinal: number;
  /** The URL identifies the page across scans of its target. `fetch_url` is the URL to request if it differs. */
  url: string;
  fetch_url: string | null;
  /** The name of the steps that lead to the page from its URL. Empty for the page as loaded. */
  entry: Generated<string>;
  /** The number of links from the start of a crawl. Pages with a lower `claim_order` are claimed first. */
  depth: Generated<number>;
  claim_order: Generated<number>;
  /** The reason for the page in the sample, and its template. Null if the scan has no sample. */
  sample_role: SampleRole | null;
  template: string | null;
  /**
   * The URL of the displayed page if it differs, and the name that the page gives itself: see crawl/page-identity.ts.
   */
  landed_on: string | null;
  page_name: string | null;
  status: Generated<'pending' | 'running' | 'completed' | 'failed'>;
  outcome: string | null;
  /** The event as a code with facts (texts/saying.ts), if the outcome's advice says too little. */
  detail: ColumnType<unknown, string | null | undefined, string | null>;
  http_status: number | null;
  final_url: string | null;
  title: string | null;
  /** Identifies the page's text. Null if the page was not compared with others. */
  text_digest: string | null;
  /** The outcome that was accepted for the analysis of the page. */
  accepted_outcome: string | null;
  attempts: Generated<number>;
  /** Increases with each claim. A result with an older number is discarded. */
  claim: Generated<number>;
  /** The number of workers that died while they had the page. */
  times_lost: Generated<number>;
  /** The previous attempt ended because the page's own scripts made it hang. */
  hung: Generated<boolean>;
  lease_until: MaybeInstant;
  next_attempt_at: Instant;
  duration_ms: number | null;
  notes: ColumnType<unknown, string | undefined, string>;
  /**
   * `{ rule: [passed, failed, needs review] }` with the number of elements for each. The value is `null` for a rule
   * that did not run.
   */
  rules: ColumnType<unknown, string | undefined, string>;
  /** Selectors of the frames that could not be analyzed. Null if there are too many to list. */
  unreached_frames: ColumnType<unknown, string | null | undefined, string | null>;
  /** The states of the scan in which the page was fully checked. */
  states: ColumnType<unknown, string | undefined, string>;
  /** The rank of the worst failure that is not marked as false positive. Null if there is none. */
  worst: number | null;
  failed_occurrences: Generated<number>;
  needs_review_occurrences: Generated<number>;
  /** Counted like the columns of the scan. */
  accepted_count: Generated<number>;
  fixed_pending_count: Generated<number>;
  reviewed_count: Generated<number>;
  /** Elements that an engine reported and a review passed. */
  decided_passes: Generated<number>;
  score: string | null;
  /** Identifies the page's content and its analysis: see src/records/memo. Null if no scan may reuse its findings. */
  content_key: string | null;
  /** The scan that analyzed this content, and the time. The scan may have been deleted. */
  unchanged_since_scan: string | null;
  unchanged_since_at: MaybeInstant;
  /** The page's picture: see src/findings/page-picture.ts. Null if there is no picture. */
  picture: ColumnType<unknown, string | null | undefined, string | null>;
  /** The page as a screen reader says it: see src/findings/spoken-page.ts. Null if it was not read. */
  spoken: ColumnType<unknown, string | null | undefined, string | null>;
  /** The session in which the page was scanned without proof that it was signed in: see src/finding-pages/sign-ins. */
  unproven_session: number | null;
  finished_at: MaybeInstant;
};

export type IssueGroupsTable = {
  id: Generated<number>;
  scan_id: string;
  kind: 'failed' | 'needs_review';
  rule: string;
  engine: string;
  severity_rank: number;
  best_practice: boolean;
  occurrence_count: number;
  page_count: number;
  stored_count: number;
  omitted_count: number;
  false_positive_count: Generated<number>;
} & VerdictCounts;

type GroupPagesTable = {
  scan_id: string;
  group_id: number;
  page_id: number;
  stored_count: number;
  omitted_count: number;
  false_positive_count: Generated<number>;
} & VerdictCounts;

type SettingsTable = {
  key: string;
  value: Json;
  updated_at: Instant;
};

export type FalsePositiveMarksTable = {
  id: string;
  /** The order in which marks were created. */
  sequence: GeneratedAlways<number>;
  target_key: string;
  kind: 'failed' | 'needs_review';
  rule: string;
  scope: 'group' | 'component' | 'selector' | 'occurrence';
  /** The key of the component. */
  component: string | null;
  selector: string | null;
  fingerprint: string | null;
  /** Equals that of the occurrence. The mark applies to pages with this number of identical elements. */
  equal_count: number | null;
  page_url: string | null;
  reason: string | null;
  verdict: Generated<Verdict>;
  /** The person who decided, as entered. */
  marked_by: string | null;
  /** The last day on which the mark is valid, in UTC. */
  until: ColumnType<Date | null, string | null, string | null>;
  /** The scan on which the mark was made. */
  scan_id: string;
  /** A list of ids: the scans that existed then and are covered by the mark. */
  scan_ids: Json;
  /** The mark covers every scan of the target with a larger `sequence`. */
  after_sequence: number;
  /** `applying` and `removing`: a job is updating the pages. */
  state: Generated<'applying' | 'applied' | 'removing'>;
  created_at: Instant;
};

/** Answers of people about clauses of standards. */
type ClauseVerdictsTable = {
  url: string;
  viewport_preset: string;
  standard: string;
  clause: string;
  verdict: ClauseVerdict;
  note: string | null;
  /** The person who answered. */
  decided_by: string | null;
  decided_at: Instant;
};

/** Triggers maintain these counts: see migrations/0001-schema.sql and src/paging/counted-offset.ts. */
type ScanCountsTable = { tag: string; bucket: number; status: ScansTable['status']; count: number };
type PageCountsTable = {
  scan_id: string;
  bucket: number;
  status: 'pending' | 'running' | 'completed' | 'failed';
  outcome: string;
  /** 4 for pages without a failure. */
  worst: number;
  count: number;
};

/** A trigger maintains these rows: see migrations/0001-schema.sql. */
type TargetsTable = {
  target_key: string;
  viewport_preset: string;
  /** Empty for scans that do not sign in. */
  sign_in: string;
  scan_type: ScansTable['scan_type'];
  url: string;
  scan_count: number;
  /** The `sequence` of the latest scan. */
  latest: number;
  tags: Json;
  /** See reading/targets/present-trend.ts. */
  trend: Json;
  /** The `sequence` of the latest scan with a score. The figures below are from this scan. */
  scored: number | null;
  score: string | null;
  critical_pages: number | null;
  critical_pages_change: number | null;
  new_failures: number | null;
  fixed_failures: number | null;
};

type HostsTable = {
  host: string;
  next_request_at: Instant;
};

type AgreedHostsTable = {
  agreement: string;
  host: string;
  address_space: 'loopback' | 'private' | 'public';
};

/** Targets whose findings are not reused. */
type ReuseStopsTable = {
  target_key: string;
  /** The versions of the service, the engines and the browser that disagreed with the earlier findings. */
  versions: string;
  scan_id: string;
  page_url: string;
  found_at: Instant;
};

export type Schema = {
  scans: ScansTable;
  pages: PagesTable;
  issue_groups: IssueGroupsTable;
  group_pages: GroupPagesTable;
  patterns: PatternsTable;
  occurrences: OccurrencesTable;
  occurrence_texts: OccurrenceTextsTable;
  components: ComponentsTable;
  component_groups: ComponentGroupsTable;
  component_pages: ComponentPagesTable;
  settings: SettingsTable;
  false_positive_marks: FalsePositiveMarksTable;
  clause_verdicts: ClauseVerdictsTable;
  hosts: HostsTable;
  reuse_stops: ReuseStopsTable;
  agreed_hosts: AgreedHostsTable;
  sign_ins: SignInsTable;
  scan_sessions: ScanSessionsTable;
  schedules: SchedulesTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  crawl_counts: { scan_id: string; key: string; count: number };
  dropped_urls: { scan_id: string; identity: string };
  known_urls: KnownUrlsTable;
  processes: ProcessesTable;
  known_endpoints: KnownEndpointsView;
  /** The id of this database. */
  installation: { id: string; only_row: GeneratedAlways<boolean> };
  scan_counts: ScanCountsTable;
  targets: TargetsTable;
  page_counts: PageCountsTable;
  jobs: JobsTable;
  access_tokens: AccessTokensTable;
  access_sessions: AccessSessionsTable;
  shares: SharesTable;
  audit_events: AuditEventsTable;
};

export type Database = Kysely<Schema>;
