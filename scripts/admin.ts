import { userInfo } from 'node:os';
import { admin } from './admin/admin.ts';
import { connectStage } from './connect-stage.ts';

/**
 * What whoever runs a stage does by hand: `npm run admin -- --help` (docs/operations.md). Ends with 1 where it was refused, and
 * with 2 where the command could not be read or the stage not be reached.
 */
const { code, output } = await admin(process.argv.slice(2), {
  operator: userInfo().username,
  connect: connectStage,
});
if (code === 0) console.log(output);
else console.error(output);
process.exitCode = code;
