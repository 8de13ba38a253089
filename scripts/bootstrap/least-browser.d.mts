export const leastBrowserMajor: number;
