export declare const memorySettings: Readonly<Record<string, string>>;
