/** Complete URLs on the service. Null: the reader of the report cannot open it there. */
export type ReportLinks = {
  readonly picture: (scanId: string, name: string) => string | null;
  readonly occurrence: (scanId: string, id: string) => string | null;
};
