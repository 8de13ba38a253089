/* oxlint-disable max-lines -- one type for each schema of the service */

// Written by scripts/write-api-types.ts from /api/openapi.json: change the schemas of the service, not this file.

export type AuditEvent = {
  readonly id: string;
  readonly created_at: string;
  readonly actor: {
    readonly kind: 'anonymous' | 'token' | 'user' | 'command_line' | 'schedule';
    readonly name: string | null;
  };
  readonly action: string;
  readonly subject: { readonly id: string; readonly name: string | null; readonly exists: boolean } | null;
  readonly details: Readonly<Record<string, string | number | boolean | readonly string[] | null>>;
};

export type ChangedOccurrence = Occurrence & {
  readonly scan_id: string;
  readonly kind: 'failed' | 'needs_review';
  readonly key: string;
  readonly change: 'new' | 'fixed' | 'changed' | 'not_comparable';
  readonly because:
    | 'new_page'
    | 'page_missing'
    | 'page_not_scanned'
    | 'rule_not_finished'
    | 'frame_not_reached'
    | 'state_not_checked'
    | 'findings_omitted'
    | 'other_exclusions'
    | null;
};

export type ClauseResult = {
  readonly id: string;
  readonly name: string;
  readonly level: 'A' | 'AA' | null;
  readonly criterion: string | null;
  readonly status: 'failed' | 'needs_review' | 'nothing_found' | 'not_decided_by_scan';
  readonly failed: { readonly issues: number; readonly occurrences: number };
  readonly needs_review: { readonly issues: number; readonly occurrences: number };
  readonly checked_by: readonly string[];
  readonly issues: readonly {
    readonly kind: 'failed' | 'needs_review';
    readonly key: string;
    readonly title: string;
  }[];
  readonly verdict: ClauseVerdict | null;
};

export type ClauseVerdict = {
  readonly target: string;
  readonly viewport: 'desktop' | 'laptop' | 'wide' | 'tablet' | 'mobile' | 'reflow';
  readonly standard: string;
  readonly clause: string;
  readonly verdict: 'passed' | 'failed' | 'not_applicable';
  readonly note: string | null;
  readonly by: string | null;
  readonly decided_at: string;
};

export type Comparison = {
  readonly base: { readonly id: string; readonly created_at: string; readonly engine: string | null };
  readonly engine_changed: boolean;
  readonly states_changed: boolean;
  readonly font_changes: readonly {
    readonly family: string;
    readonly base: string | null;
    readonly here: string | null;
  }[];
  readonly totals: {
    readonly new: number;
    readonly fixed: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly not_comparable: number;
    readonly came_back: number;
    readonly needs_review: {
      readonly new: number;
      readonly fixed: number;
      readonly changed: number;
      readonly unchanged: number;
      readonly not_comparable: number;
      readonly came_back: number;
    };
  };
  readonly pages: {
    readonly only_in_base: number;
    readonly only_here: number;
    readonly not_scanned_here: number;
    readonly not_scanned_in_base: number;
  };
  readonly issues: readonly {
    readonly key: string;
    readonly kind: 'failed' | 'needs_review';
    readonly title: string;
    readonly severity: 'critical' | 'serious' | 'moderate' | 'minor';
    readonly new: number;
    readonly fixed: number;
    readonly changed: number;
    readonly unchanged: number;
    readonly not_comparable: number;
    readonly came_back: number;
  }[];
};

export type ComparisonPage = Comparison & { readonly page: Page };

export type Component = {
  readonly key: string;
  readonly label: string;
  readonly selector: string;
  readonly html: string;
  readonly rules: readonly {
    readonly kind: 'failed' | 'needs_review';
    readonly key: string;
    readonly severity: 'critical' | 'serious' | 'moderate' | 'minor';
    readonly count: number;
    readonly title: string;
  }[];
  readonly occurrence_count: number;
  readonly fix_count: number;
  readonly accepted_count: number;
  readonly fixed_pending_count: number;
  readonly page_count: number;
  readonly removes: { readonly occurrences: number; readonly pages_made_clean: number; readonly score_gain: number };
  readonly screenshot_url: string | null;
};

export type CrawlScopeInput = {
  readonly extent?: 'page' | 'folder' | 'host' | 'domain';
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
};

export type CreatedShare = Share & { readonly url: string };

export type CreatedToken = Token & { readonly token: string };

export type FalsePositive = {
  readonly id: string;
  readonly kind: 'failed' | 'needs_review';
  readonly key: string;
  readonly scope: 'group' | 'component' | 'selector' | 'occurrence';
  readonly component: string | null;
  readonly selector: string | null;
  readonly occurrence_id: string | null;
  readonly fingerprint: string | null;
  readonly page_url: string | null;
  readonly ambiguous: boolean;
  readonly verdict: 'false_positive' | 'fixed_pending' | 'accepted' | 'confirmed';
  readonly reason: string | null;
  readonly by: string | null;
  readonly until: string | null;
  readonly ended: 'date' | 'scan' | null;
  readonly made_on_scan: string;
  readonly created_at: string;
  readonly state: 'applying' | 'applied' | 'removing';
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly covers: { readonly occurrences: number; readonly pages: number };
};

export type Health = { readonly status: 'ok' | 'unavailable'; readonly service: 'curbcut' };

export type HealthDetails = {
  readonly browser: HealthPart;
  readonly sandbox: HealthPart;
  readonly database: HealthPart;
  readonly files: HealthPart;
  readonly queue: HealthPart;
  readonly jobs: HealthPart;
};

export type HealthPart = {
  readonly status: 'ok' | 'degraded' | 'failed';
  readonly detail?: string;
  readonly remedy?: string;
};

export type Issue = {
  readonly key: string;
  readonly kind: 'failed' | 'needs_review';
  readonly rule: string;
  readonly engine: string;
  readonly title: string;
  readonly description: string;
  readonly help_url: string;
  readonly severity: 'critical' | 'serious' | 'moderate' | 'minor';
  readonly standards: readonly {
    readonly standard: 'WCAG';
    readonly criterion: string;
    readonly level: 'A' | 'AA' | 'AAA';
    readonly name: string;
  }[];
  readonly best_practice: boolean;
  readonly occurrence_count: number;
  readonly page_count: number;
  readonly false_positive_count: number;
  readonly accepted_count: number;
  readonly fixed_pending_count: number;
  readonly confirmed_count: number;
  readonly omitted_count: number;
  readonly sample: Occurrence | null;
};

export type IssueDetails = {
  readonly description: string;
  readonly why_it_matters: string;
  readonly how_to_fix: readonly string[];
  readonly learn_more: readonly { readonly title: string; readonly url: string }[];
  readonly standards: readonly {
    readonly standard: 'WCAG';
    readonly criterion: string;
    readonly level: 'A' | 'AA' | 'AAA';
    readonly name: string;
  }[];
  readonly act_rules: readonly { readonly id: string; readonly url: string }[];
};

export type IssueWithOccurrences = Issue & { readonly occurrences: readonly Occurrence[] };

export type Job = {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly run_at: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly finished_at: string | null;
};

export type NewClauseVerdictInput = {
  readonly target: string;
  readonly viewport: 'desktop' | 'laptop' | 'wide' | 'tablet' | 'mobile' | 'reflow';
  readonly standard: string;
  readonly clause: string;
  readonly verdict: 'passed' | 'failed' | 'not_applicable' | null;
  readonly note?: string | null;
  readonly by?: string;
};

export type NewFalsePositiveInput =
  | {
      readonly scope: 'group';
      readonly kind: 'failed' | 'needs_review';
      readonly key: string;
      readonly verdict?: 'false_positive' | 'fixed_pending' | 'accepted' | 'confirmed';
      readonly reason?: string;
      readonly by?: string;
      readonly until?: string;
    }
  | {
      readonly scope: 'component';
      readonly kind: 'failed' | 'needs_review';
      readonly key: string;
      readonly verdict?: 'false_positive' | 'fixed_pending' | 'accepted' | 'confirmed';
      readonly reason?: string;
      readonly by?: string;
      readonly until?: string;
      readonly component: string;
    }
  | {
      readonly scope: 'selector';
      readonly kind: 'failed' | 'needs_review';
      readonly key: string;
      readonly verdict?: 'false_positive' | 'fixed_pending' | 'accepted' | 'confirmed';
      readonly reason?: string;
      readonly by?: string;
      readonly until?: string;
      readonly selector: string;
    }
  | {
      readonly scope: 'occurrence';
      readonly kind: 'failed' | 'needs_review';
      readonly key: string;
      readonly verdict?: 'false_positive' | 'fixed_pending' | 'accepted' | 'confirmed';
      readonly reason?: string;
      readonly by?: string;
      readonly until?: string;
      readonly occurrence_id: string;
    };

export type NewScanInput = {
  readonly sitemap_url?: string;
  readonly scan_type: 'single' | 'sitemap' | 'list' | 'crawl';
  readonly urls?: readonly string[];
  readonly tag?: string;
  readonly viewport_preset?: 'desktop' | 'laptop' | 'wide' | 'tablet' | 'mobile' | 'reflow';
  readonly scope?: CrawlScopeInput;
  readonly max_pages?: number;
  readonly robots?: boolean;
  readonly sample?: SampleRequestInput;
  readonly accept?: readonly (
    | 'empty_document'
    | 'auth_required'
    | 'consent_required'
    | 'soft_not_found'
    | 'bot_challenge'
  )[];
  readonly fresh?: boolean;
  readonly sign_in?: string;
  readonly states?: readonly (
    | 'dark'
    | 'more_contrast'
    | 'forced_colors'
    | 'reduced_motion'
    | 'text_spacing'
    | 'zoom_200'
    | 'reflow_320'
  )[];
  readonly locale?: string;
  readonly disable?: readonly string[];
  readonly exclude_selectors?: readonly string[];
  readonly operate?: boolean;
  readonly screenshots?: boolean;
  readonly dismiss_consent?: boolean;
  readonly level?: 'aa' | 'aaa';
  readonly steps?: ScanStepsInput;
};

export type NewScheduleInput = {
  readonly scan: NewScanInput;
  readonly cron: string;
  readonly time_zone?: string;
  readonly enabled?: boolean;
};

export type NewSessionInput = { readonly token: string };

export type NewShareInput = {
  readonly scan_id: string;
  readonly subject:
    | { readonly kind: 'scan'; readonly id?: string }
    | { readonly kind: 'page'; readonly id: string }
    | { readonly kind: 'issue'; readonly key: string; readonly issue_kind?: 'failed' | 'needs_review' }
    | { readonly kind: 'component'; readonly key: string };
  readonly expires_at?: string;
  readonly label?: string | null;
};

export type NewSignInInput =
  | {
      readonly name: string;
      readonly origins: readonly string[];
      readonly check: SessionCheckInput;
      readonly kind: 'headers';
      readonly secret: { readonly headers: Readonly<Record<string, string>> };
    }
  | {
      readonly name: string;
      readonly origins: readonly string[];
      readonly check: SessionCheckInput;
      readonly kind: 'basic';
      readonly secret: { readonly username: string; readonly password: string };
    }
  | {
      readonly name: string;
      readonly origins: readonly string[];
      readonly check: SessionCheckInput;
      readonly kind: 'state';
      readonly secret: {
        readonly cookies?: readonly {
          readonly name: string;
          readonly value: string;
          readonly domain: string;
          readonly path?: string;
          readonly expires?: number;
          readonly httpOnly?: boolean;
          readonly secure?: boolean;
          readonly sameSite?: 'Strict' | 'Lax' | 'None';
        }[];
        readonly origins?: readonly {
          readonly origin: string;
          readonly localStorage?: readonly { readonly name: string; readonly value: string }[];
          readonly sessionStorage?: readonly { readonly name: string; readonly value: string }[];
          readonly indexedDB?: readonly {
            readonly name: string;
            readonly version: number;
            readonly stores: readonly {
              readonly name: string;
              readonly autoIncrement: boolean;
              readonly keyPath?: string;
              readonly keyPathArray?: readonly string[];
              readonly records: readonly {
                readonly key?: unknown;
                readonly keyEncoded?: unknown;
                readonly value?: unknown;
                readonly valueEncoded?: unknown;
              }[];
              readonly indexes: readonly {
                readonly name: string;
                readonly keyPath?: string;
                readonly keyPathArray?: readonly string[];
                readonly multiEntry: boolean;
                readonly unique: boolean;
              }[];
            }[];
          }[];
        }[];
      };
    }
  | {
      readonly name: string;
      readonly origins: readonly string[];
      readonly check: SessionCheckInput;
      readonly kind: 'form';
      readonly secret: {
        readonly steps: readonly (
          | { readonly do: 'goto'; readonly url: string }
          | { readonly do: 'click'; readonly selector: string }
          | { readonly do: 'press'; readonly selector: string; readonly key: string }
          | { readonly do: 'wait_for'; readonly selector: string }
          | { readonly do: 'fill'; readonly selector: string; readonly value: string }
          | { readonly do: 'totp'; readonly selector: string }
        )[];
        readonly values?: Readonly<Record<string, string>>;
        readonly totp?: string;
      };
    };

export type NewTokenInput = {
  readonly name: string;
  readonly scope: 'read' | 'scan' | 'admin';
  readonly expires_at?: string | null;
};

export type NewWebhookInput = {
  readonly url: string;
  readonly kind?: 'standard' | 'slack';
  readonly events?: readonly ('scan.completed' | 'scan.partial' | 'scan.failed' | 'scan.paused' | 'schedule.skipped')[];
  readonly enabled?: boolean;
};

export type Occurrence = {
  readonly id: string;
  readonly fingerprint: string;
  readonly page_id: string;
  readonly page_url: string;
  readonly page_path: readonly string[];
  readonly component: string;
  readonly pattern: string;
  readonly selector: string;
  readonly html: string;
  readonly message: string;
  readonly problem: string;
  readonly fix: string;
  readonly details: { readonly all: readonly string[]; readonly one: readonly string[] } | null;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  readonly box_missing: 'not_rendered' | 'off_screen' | 'covered' | 'in_frame' | 'no_picture' | null;
  readonly states: readonly (
    | 'default'
    | 'dark'
    | 'more_contrast'
    | 'forced_colors'
    | 'reduced_motion'
    | 'text_spacing'
    | 'zoom_200'
    | 'reflow_320'
  )[];
  readonly path: readonly string[];
  readonly false_positive: boolean;
  readonly verdict: 'false_positive' | 'fixed_pending' | 'accepted' | 'confirmed' | null;
  readonly first_seen: { readonly scan_id: string; readonly created_at: string };
  readonly came_back: boolean;
  readonly screenshot_url: string | null;
};

export type Page = {
  readonly limit: number;
  readonly offset: number;
  readonly total: number;
  readonly next_offset: number | null;
};

export type PageFinding = {
  readonly occurrence_id: string;
  readonly kind: 'failed' | 'needs_review';
  readonly key: string;
  readonly selector: string;
  readonly message: string;
  readonly verdict: 'false_positive' | 'fixed_pending' | 'accepted' | 'confirmed' | null;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

export type Pattern = {
  readonly key: string;
  readonly message: string;
  readonly component: string;
  readonly occurrence_count: number;
  readonly page_count: number;
  readonly sample: Occurrence;
  readonly page_urls: readonly string[];
};

export type PerformanceSettings = {
  readonly concurrency: number | null;
  readonly max_pages_per_scan: number;
  readonly page_timeout_seconds: number;
  readonly operate_ms: number;
  readonly request_delay_ms: number;
  readonly screenshots: boolean;
  readonly page_pictures: number;
  readonly contrast_pixels: boolean;
  readonly retention_days: number | null;
  readonly retention_keep_last: number;
  readonly states: readonly (
    | 'dark'
    | 'more_contrast'
    | 'forced_colors'
    | 'reduced_motion'
    | 'text_spacing'
    | 'zoom_200'
    | 'reflow_320'
  )[];
};

export type ReportMetadata = {
  readonly scan_id: string;
  readonly status: 'queued' | 'running' | 'pausing' | 'paused' | 'completed' | 'partial' | 'failed';
  readonly available: boolean;
  readonly reports: readonly {
    readonly format:
      | 'pdf'
      | 'html'
      | 'xlsx'
      | 'csv'
      | 'llm_txt'
      | 'json'
      | 'sarif'
      | 'junit'
      | 'gitlab'
      | 'codequality'
      | 'markdown'
      | 'wcag-em'
      | 'openacr'
      | 'earl';
    readonly media_type: string;
    readonly path: string;
    readonly modes?: readonly string[];
    readonly scopes?: readonly ('scan' | 'issue')[];
    readonly audience: 'people' | 'evidence' | 'ci';
    readonly downloads: readonly { readonly title: string; readonly hint: string; readonly path: string }[];
  }[];
};

export type ReportingSettings = {
  readonly organization_name: string | null;
  readonly include_needs_review: boolean;
  readonly sample_size: number;
  readonly language:
    | 'en'
    | 'az'
    | 'da'
    | 'de'
    | 'el'
    | 'es'
    | 'eu'
    | 'fr'
    | 'he'
    | 'it'
    | 'ja'
    | 'ko'
    | 'nb'
    | 'nl'
    | 'pl'
    | 'pt_BR'
    | 'pt_PT'
    | 'ru'
    | 'sv'
    | 'zh_CN'
    | 'zh_TW';
  readonly locale: string;
};

export type RetriedScan = Scan & { readonly retried_count: number };

export type SampleDetails = ScanSample & {
  readonly structured_pages: number;
  readonly random_pages: number;
  readonly process_pages: number;
  readonly sampled_templates: number;
  readonly templates_by_size: readonly {
    readonly template: string;
    readonly known_pages: number;
    readonly sampled_pages: number;
    readonly example: string;
  }[];
  readonly structured: readonly {
    readonly url: string;
    readonly status: 'pending' | 'running' | 'completed' | 'failed';
    readonly template: string;
    readonly reason: 'named' | 'process' | 'template' | 'random';
  }[];
  readonly random: readonly {
    readonly url: string;
    readonly status: 'pending' | 'running' | 'completed' | 'failed';
    readonly template: string;
    readonly reason: 'named' | 'process' | 'template' | 'random';
  }[];
  readonly processes: readonly {
    readonly pages: readonly {
      readonly url: string;
      readonly status: 'pending' | 'running' | 'completed' | 'failed';
      readonly template: string;
      readonly reason: 'named' | 'process' | 'template' | 'random';
    }[];
    readonly complete: boolean;
  }[];
  readonly random_check: {
    readonly representative: boolean;
    readonly new_issues: readonly { readonly kind: 'failed' | 'needs_review'; readonly key: string }[];
  } | null;
};

export type SampleRequestInput = {
  readonly kind: 'all' | 'templates' | 'wcag_em';
  readonly per_template?: number;
  readonly seed?: number;
  readonly pages?: readonly string[];
  readonly processes?: readonly (readonly string[])[];
};

export type Scan = {
  readonly id: string;
  readonly url: string;
  readonly scan_type: 'single' | 'sitemap' | 'list' | 'crawl';
  readonly status: 'queued' | 'running' | 'pausing' | 'paused' | 'completed' | 'partial' | 'failed';
  readonly tag: string | null;
  readonly viewport: {
    readonly preset: 'desktop' | 'laptop' | 'wide' | 'tablet' | 'mobile' | 'reflow';
    readonly width: number;
    readonly height: number;
    readonly device_scale_factor: number;
    readonly mobile: boolean;
  };
  readonly progress: {
    readonly phase: 'waiting' | 'discovering' | 'scanning' | 'finishing' | 'done';
    readonly percent: number;
    readonly pages_total: number;
    readonly pages_completed: number;
    readonly pages_failed: number;
    readonly pages_pending: number;
    readonly pages_running: number;
  };
  readonly summary: {
    readonly failed_groups: number;
    readonly failed_occurrences: number;
    readonly needs_review_groups: number;
    readonly needs_review_occurrences: number;
    readonly by_severity: {
      readonly critical: number;
      readonly serious: number;
      readonly moderate: number;
      readonly minor: number;
    };
    readonly accepted_count: number;
    readonly fixed_pending_count: number;
    readonly reviewed_count: number;
    readonly pages_by_worst: {
      readonly critical: number;
      readonly serious: number;
      readonly moderate: number;
      readonly minor: number;
      readonly none: number;
    };
  };
  readonly score: number | null;
  readonly score_version: number;
  readonly engine: string | null;
  readonly browser: string | null;
  readonly fonts: Readonly<Record<string, string | null>> | null;
  readonly rescan_of: string | null;
  readonly scope: StoredCrawlScope | null;
  readonly max_pages: number | null;
  readonly robots: boolean | null;
  readonly sample: ScanSample | null;
  readonly accept: readonly (
    | 'empty_document'
    | 'auth_required'
    | 'consent_required'
    | 'soft_not_found'
    | 'bot_challenge'
  )[];
  readonly fresh: boolean;
  readonly sign_in: { readonly id: string; readonly name: string } | null;
  readonly states: readonly (
    | 'dark'
    | 'more_contrast'
    | 'forced_colors'
    | 'reduced_motion'
    | 'text_spacing'
    | 'zoom_200'
    | 'reflow_320'
  )[];
  readonly locale: string;
  readonly disable: readonly string[];
  readonly exclude_selectors: readonly string[];
  readonly operate: boolean;
  readonly screenshots: boolean | null;
  readonly dismiss_consent: boolean;
  readonly level: 'aa' | 'aaa';
  readonly steps: ScanSteps;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly notes: readonly { readonly code: string; readonly message: string; readonly count: number }[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly data_removed_at: string | null;
};

export type ScanPreview = {
  readonly pages: number;
  readonly examples: readonly string[];
  readonly sample: { readonly known_pages: number; readonly templates: number; readonly random: number } | null;
  readonly complete: boolean;
  readonly notes: readonly { readonly code: string; readonly message: string; readonly count: number }[];
};

export type ScanSample = {
  readonly kind: 'templates' | 'wcag_em';
  readonly per_template: number;
  readonly seed: number | null;
  readonly known_pages: number;
  readonly templates: number | null;
  readonly limited: boolean;
  readonly repeated: boolean;
};

export type ScanStandard = {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly legal_note: { readonly text: string; readonly as_of: string; readonly source: string } | null;
  readonly clauses: readonly ClauseResult[];
  readonly scan_id: string;
  readonly totals: {
    readonly failed_groups: number;
    readonly failed_occurrences: number;
    readonly needs_review_groups: number;
    readonly needs_review_occurrences: number;
    readonly by_severity: {
      readonly critical: number;
      readonly serious: number;
      readonly moderate: number;
      readonly minor: number;
    };
    readonly accepted_count: number;
    readonly fixed_pending_count: number;
    readonly reviewed_count: number;
  };
  readonly clause_counts: {
    readonly failed: number;
    readonly needs_review: number;
    readonly nothing_found: number;
    readonly not_decided_by_scan: number;
  };
};

export type ScanSteps = readonly {
  readonly name: string;
  readonly url_pattern: string;
  readonly steps: readonly (
    | { readonly do: 'goto'; readonly url: string }
    | { readonly do: 'click'; readonly selector: string }
    | { readonly do: 'press'; readonly selector: string; readonly key: string }
    | { readonly do: 'wait_for'; readonly selector: string }
    | { readonly do: 'fill'; readonly selector: string; readonly value: string }
  )[];
}[];

export type ScanStepsInput = readonly {
  readonly name: string;
  readonly url_pattern: string;
  readonly steps: readonly (
    | { readonly do: 'goto'; readonly url: string }
    | { readonly do: 'click'; readonly selector: string }
    | { readonly do: 'press'; readonly selector: string; readonly key: string }
    | { readonly do: 'wait_for'; readonly selector: string }
    | { readonly do: 'fill'; readonly selector: string; readonly value: string }
  )[];
}[];

export type ScannedPage = {
  readonly id: string;
  readonly url: string;
  readonly path: readonly string[];
  readonly final_url: string | null;
  readonly title: string | null;
  readonly status: 'pending' | 'running' | 'completed' | 'failed';
  readonly outcome:
    | 'scanned'
    | 'http_status'
    | 'not_html'
    | 'download'
    | 'empty_document'
    | 'too_large'
    | 'too_many_redirects'
    | 'redirect_invalid'
    | 'redirected_off_site'
    | 'blocked_by_policy'
    | 'tls_error'
    | 'dns_error'
    | 'auth_required'
    | 'consent_required'
    | 'bot_challenge'
    | 'soft_not_found'
    | 'navigated_away'
    | 'navigation_loop'
    | 'dialog_loop'
    | 'url_too_long'
    | 'not_in_scope'
    | 'step_failed'
    | 'patterns_too_slow'
    | 'ended'
    | 'timeout_navigation'
    | 'timeout_analysis'
    | 'connection_error'
    | 'navigation_failed'
    | 'rate_limited'
    | 'renderer_unresponsive'
    | 'renderer_crashed'
    | 'memory_limit'
    | 'page_closed'
    | 'analysis_error'
    | null;
  readonly outcome_name: string | null;
  readonly advice: string | null;
  readonly http_status: number | null;
  readonly attempts: number;
  readonly duration_ms: number | null;
  readonly score: number | null;
  readonly notes: readonly { readonly code: string; readonly message: string; readonly count: number }[];
  readonly screenshot_size: { readonly width: number; readonly height: number; readonly page_height: number } | null;
  readonly unchanged_since: { readonly scan_id: string | null; readonly scanned_at: string } | null;
  readonly counts: {
    readonly failed_occurrences: number;
    readonly needs_review_occurrences: number;
    readonly accepted_count: number;
    readonly fixed_pending_count: number;
    readonly reviewed_count: number;
    readonly rules_passed: number;
    readonly rules_failed: number;
    readonly rules_needing_review: number;
    readonly rules_not_run: number;
    readonly decided_passes: number;
  };
  readonly screenshot_url: string | null;
};

export type Schedule = {
  readonly id: string;
  readonly scan: Readonly<Record<string, unknown>>;
  readonly cron: string;
  readonly time_zone: string;
  readonly enabled: boolean;
  readonly next_runs: readonly string[];
  readonly last_scan_id: string | null;
  readonly last_skip: ScheduleSkip | null;
  readonly problem: string | null;
  readonly created_at: string;
};

export type ScheduleSkip = {
  readonly at: string;
  readonly reason: 'not_ended' | 'missed' | 'invalid_scan' | 'queue_full' | 'error';
  readonly detail: string | null;
  readonly scan_id: string | null;
};

export type Session = {
  readonly access_control: boolean;
  readonly caller: {
    readonly kind: 'anonymous' | 'token' | 'user';
    readonly name: string | null;
    readonly scope: 'read' | 'scan' | 'admin';
    readonly by_session: boolean;
  } | null;
};

export type SessionCheck = { readonly url?: string; readonly present?: string; readonly absent?: string };

export type SessionCheckInput = { readonly url?: string; readonly present?: string; readonly absent?: string };

export type SettingsChangeInput = {
  readonly reporting?: {
    readonly organization_name?: string | null;
    readonly include_needs_review?: boolean;
    readonly sample_size?: number;
    readonly language?:
      | 'en'
      | 'az'
      | 'da'
      | 'de'
      | 'el'
      | 'es'
      | 'eu'
      | 'fr'
      | 'he'
      | 'it'
      | 'ja'
      | 'ko'
      | 'nb'
      | 'nl'
      | 'pl'
      | 'pt_BR'
      | 'pt_PT'
      | 'ru'
      | 'sv'
      | 'zh_CN'
      | 'zh_TW';
    readonly locale?: string;
  };
  readonly performance?: {
    readonly concurrency?: number | null;
    readonly max_pages_per_scan?: number;
    readonly page_timeout_seconds?: number;
    readonly operate_ms?: number;
    readonly request_delay_ms?: number;
    readonly screenshots?: boolean;
    readonly page_pictures?: number;
    readonly contrast_pixels?: boolean;
    readonly retention_days?: number | null;
    readonly retention_keep_last?: number;
    readonly states?: readonly (
      | 'dark'
      | 'more_contrast'
      | 'forced_colors'
      | 'reduced_motion'
      | 'text_spacing'
      | 'zoom_200'
      | 'reflow_320'
    )[];
  };
  readonly integrations?: { readonly mcp_enabled?: boolean; readonly generate_mcp_key?: true };
};

export type Share = {
  readonly id: string;
  readonly scan_id: string;
  readonly target: string;
  readonly subject:
    | { readonly kind: 'scan' }
    | { readonly kind: 'page'; readonly id: string }
    | { readonly kind: 'issue'; readonly issue_kind: 'failed' | 'needs_review'; readonly key: string }
    | { readonly kind: 'component'; readonly key: string };
  readonly label: string | null;
  readonly created_at: string;
  readonly expires_at: string;
};

export type SharedSubject = {
  readonly scan_id: string;
  readonly target: string;
  readonly created_at: string;
  readonly subject:
    | { readonly kind: 'scan' }
    | { readonly kind: 'page'; readonly id: string }
    | { readonly kind: 'issue'; readonly issue_kind: 'failed' | 'needs_review'; readonly key: string }
    | { readonly kind: 'component'; readonly key: string };
  readonly expires_at: string;
};

export type SignIn = {
  readonly id: string;
  readonly name: string;
  readonly origins: readonly string[];
  readonly kind: 'headers' | 'basic' | 'state' | 'form';
  readonly check: SessionCheck;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly last_result: 'signed_in' | 'signed_out' | 'failed' | null;
  readonly problem: string | null;
};

export type SignInTrial = {
  readonly result: 'signed_in' | 'signed_out' | 'failed';
  readonly detail: string;
  readonly picture: string | null;
};

export type SpokenLine = {
  readonly role: string;
  readonly name: string;
  readonly description?: string;
  readonly states: readonly (
    | 'expanded'
    | 'collapsed'
    | 'checked'
    | 'not_checked'
    | 'partly_checked'
    | 'pressed'
    | 'not_pressed'
    | 'selected'
    | 'disabled'
    | 'required'
    | 'invalid'
    | 'read_only'
    | 'opens_menu'
    | 'opens_dialog'
    | 'opens_list'
  )[];
  readonly level?: number;
  readonly size?: number;
  readonly findings: readonly {
    readonly occurrence_id: string;
    readonly kind: 'failed' | 'needs_review';
    readonly key: string;
    readonly selector: string;
  }[];
};

export type SpokenPart = {
  readonly path: readonly string[];
  readonly lines: readonly SpokenLine[];
  readonly is_cut: boolean;
};

export type Standard = {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly legal_note: { readonly text: string; readonly as_of: string; readonly source: string } | null;
  readonly clauses: readonly {
    readonly id: string;
    readonly name: string;
    readonly level: 'A' | 'AA' | null;
    readonly criterion: string | null;
  }[];
};

export type StoredCrawlScope = {
  readonly extent: 'page' | 'folder' | 'host' | 'domain';
  readonly include: readonly string[];
  readonly exclude: readonly string[];
};

export type Target = {
  readonly url: string;
  readonly scan_type: 'single' | 'sitemap' | 'list' | 'crawl';
  readonly viewport: 'desktop' | 'laptop' | 'wide' | 'tablet' | 'mobile' | 'reflow';
  readonly sign_in: { readonly id: string; readonly name: string } | null;
  readonly scan_count: number;
  readonly site_targets: number;
  readonly tags: readonly string[];
  readonly critical_pages: number | null;
  readonly critical_pages_change: number | null;
  readonly new_failures: number | null;
  readonly fixed_failures: number | null;
  readonly next_run_at: string | null;
  readonly group?: { readonly tag: string | null; readonly count: number };
  readonly latest_scan: Scan;
  readonly trend: readonly {
    readonly scan_id: string;
    readonly created_at: string;
    readonly finished_at: string;
    readonly score: number;
    readonly failed_occurrences: number;
    readonly needs_review_occurrences: number;
    readonly engine: string | null;
    readonly score_version: number;
    readonly engine_changed: boolean;
  }[];
};

export type Token = {
  readonly id: string;
  readonly name: string;
  readonly scope: 'read' | 'scan' | 'admin';
  readonly hint: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly expires_at: string | null;
};

export type Version = { readonly version: string; readonly commit: string };

export type Webhook = {
  readonly id: string;
  readonly url: string;
  readonly kind: 'standard' | 'slack';
  readonly events: readonly ('scan.completed' | 'scan.partial' | 'scan.failed' | 'scan.paused' | 'schedule.skipped')[];
  readonly enabled: boolean;
  readonly problem: string | null;
  readonly created_at: string;
};

export type WebhookChangeInput = {
  readonly url?: string;
  readonly events?: readonly ('scan.completed' | 'scan.partial' | 'scan.failed' | 'scan.paused' | 'schedule.skipped')[];
  readonly enabled?: boolean;
  readonly new_secret?: boolean;
};

export type WebhookDelivery = {
  readonly id: string;
  readonly event: string;
  readonly state: 'pending' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly next_attempt_at: string | null;
  readonly last_attempt_at: string | null;
  readonly last_status: number | null;
  readonly last_error: string | null;
  readonly scan_id: string | null;
  readonly created_at: string;
  readonly finished_at: string | null;
};

export type Answers = {
  readonly 'GET /api/audit': { readonly events: readonly AuditEvent[]; readonly next: string | null };
  readonly 'GET /api/health': Health;
  readonly 'GET /api/health/details': HealthDetails;
  readonly 'GET /api/jobs': { readonly jobs: readonly Job[]; readonly page: Page };
  readonly 'GET /api/scans': readonly Scan[];
  readonly 'POST /api/scans': Scan;
  readonly 'POST /api/scans/preview': ScanPreview;
  readonly 'GET /api/scans/{id}': Scan;
  readonly 'GET /api/scans/{id}/comparison': ComparisonPage;
  readonly 'GET /api/scans/{id}/comparison/occurrences': {
    readonly occurrences: readonly ChangedOccurrence[];
    readonly page: Page;
  };
  readonly 'GET /api/scans/{id}/components': {
    readonly components: readonly Component[];
    readonly not_in_components: number;
    readonly page: Page;
  };
  readonly 'POST /api/scans/{id}/end': Scan;
  readonly 'GET /api/scans/{id}/events': string;
  readonly 'GET /api/scans/{id}/false-positives': {
    readonly false_positives: readonly FalsePositive[];
    readonly page: Page;
  };
  readonly 'POST /api/scans/{id}/false-positives': FalsePositive;
  readonly 'DELETE /api/scans/{id}/false-positives/{mark_id}': FalsePositive;
  readonly 'GET /api/scans/{id}/issues': readonly IssueWithOccurrences[];
  readonly 'GET /api/scans/{id}/issues/chunks': {
    readonly issues: readonly Issue[];
    readonly totals: {
      readonly failed: { readonly groups: number; readonly occurrences: number };
      readonly needs_review: { readonly groups: number; readonly occurrences: number };
      readonly by_severity: {
        readonly critical: number;
        readonly serious: number;
        readonly moderate: number;
        readonly minor: number;
      };
      readonly accepted_count: number;
      readonly fixed_pending_count: number;
      readonly reviewed_count: number;
    };
    readonly page: Page;
  };
  readonly 'GET /api/scans/{id}/issues/details': {
    readonly issue: Issue;
    readonly details: IssueDetails;
    readonly occurrences: readonly Occurrence[];
    readonly page: Page;
  };
  readonly 'GET /api/scans/{id}/issues/patterns': { readonly patterns: readonly Pattern[]; readonly page: Page };
  readonly 'GET /api/scans/{id}/occurrences/{occurrence_id}': {
    readonly occurrence: Occurrence;
    readonly issue: Issue;
    readonly page: ScannedPage;
  };
  readonly 'GET /api/scans/{id}/pages': { readonly pages: readonly ScannedPage[]; readonly page: Page };
  readonly 'GET /api/scans/{id}/pages/{page_id}': {
    readonly page: ScannedPage;
    readonly issues: readonly Issue[];
    readonly findings: readonly PageFinding[];
    readonly history: readonly {
      readonly scan_id: string;
      readonly page_id: string;
      readonly created_at: string;
      readonly score: number | null;
      readonly score_version: number;
      readonly failed: number;
      readonly needs_review: number;
    }[];
  };
  readonly 'GET /api/scans/{id}/pages/{page_id}/spoken': {
    readonly lines: readonly SpokenLine[] | null;
    readonly is_cut: boolean;
    readonly opened: readonly SpokenPart[];
  };
  readonly 'POST /api/scans/{id}/pause': Scan;
  readonly 'GET /api/scans/{id}/reports': ReportMetadata;
  readonly 'POST /api/scans/{id}/rescan': Scan;
  readonly 'POST /api/scans/{id}/resume': Scan;
  readonly 'POST /api/scans/{id}/retry-failed': RetriedScan;
  readonly 'GET /api/scans/{id}/sample': SampleDetails;
  readonly 'GET /api/scans/{id}/screenshots/{name}': unknown;
  readonly 'GET /api/scans/{id}/standards/{standard}': ScanStandard;
  readonly 'GET /api/schedules': { readonly schedules: readonly Schedule[]; readonly page: Page };
  readonly 'POST /api/schedules': Schedule;
  readonly 'GET /api/schedules/{id}': Schedule;
  readonly 'PUT /api/schedules/{id}': Schedule;
  readonly 'GET /api/session': Session;
  readonly 'POST /api/session': Session;
  readonly 'GET /api/settings': {
    readonly reporting: ReportingSettings;
    readonly performance: PerformanceSettings;
    readonly integrations: {
      readonly mcp_enabled: boolean;
      readonly mcp_key_set: boolean;
      readonly mcp_key_hint: string | null;
      readonly mcp_key_created_at: string | null;
      readonly mcp_key?: string;
    };
  };
  readonly 'PUT /api/settings': {
    readonly reporting: ReportingSettings;
    readonly performance: PerformanceSettings;
    readonly integrations: {
      readonly mcp_enabled: boolean;
      readonly mcp_key_set: boolean;
      readonly mcp_key_hint: string | null;
      readonly mcp_key_created_at: string | null;
      readonly mcp_key?: string;
    };
  };
  readonly 'GET /api/shared/{token}': SharedSubject;
  readonly 'GET /api/shares': { readonly shares: readonly Share[]; readonly page: Page };
  readonly 'POST /api/shares': CreatedShare;
  readonly 'GET /api/sign-ins': { readonly available: boolean; readonly sign_ins: readonly SignIn[] };
  readonly 'POST /api/sign-ins': SignIn;
  readonly 'GET /api/sign-ins/{id}': SignIn;
  readonly 'PUT /api/sign-ins/{id}': SignIn;
  readonly 'POST /api/sign-ins/{id}/test': SignInTrial;
  readonly 'GET /api/standards': readonly Standard[];
  readonly 'GET /api/targets': readonly Target[];
  readonly 'GET /api/targets/verdicts': { readonly verdicts: readonly ClauseVerdict[] };
  readonly 'PUT /api/targets/verdicts': { readonly verdicts: readonly ClauseVerdict[] };
  readonly 'GET /api/tokens': { readonly tokens: readonly Token[] };
  readonly 'POST /api/tokens': CreatedToken;
  readonly 'GET /api/version': Version;
  readonly 'GET /api/webhooks': { readonly available: boolean; readonly webhooks: readonly Webhook[] };
  readonly 'POST /api/webhooks': Webhook & { readonly secret: string | null };
  readonly 'GET /api/webhooks/{id}': Webhook;
  readonly 'PUT /api/webhooks/{id}': Webhook & { readonly secret?: string };
  readonly 'GET /api/webhooks/{id}/deliveries': {
    readonly deliveries: readonly WebhookDelivery[];
    readonly page: Page;
  };
  readonly 'POST /api/webhooks/{id}/deliveries/{delivery_id}/retry': WebhookDelivery;
  readonly 'POST /api/webhooks/{id}/test': WebhookDelivery;
};
