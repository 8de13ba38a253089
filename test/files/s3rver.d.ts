/** What the tests use of it: it has no types. */
declare module '@20minutes/s3rver' {
  type Options = {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
  };
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
