import { testOperateRules } from '../../../test/e2e/operate-tables.ts';

await testOperateRules(1);
