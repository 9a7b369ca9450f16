import { buildSite } from './front/site-build.ts';
import { failureText } from './stage-error.ts';

// `npm run build`: always, and remembered, so that a stage or a test that follows takes it as it is.
try {
  await buildSite({ always: true });
} catch (error) {
  console.error(failureText(error));
  process.exitCode = 1;
}
