import { failureText } from './stage-error.ts';
import { createCleanups } from './stage/cleanups.ts';
import { checkNode, readSettings } from './stage/settings.ts';

const cleanups = createCleanups((error) => console.error(failureText(error)));
let isEnding = false;

async function end(exitCode: number): Promise<never> {
  isEnding = true;
  await cleanups.run();
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (!isEnding) void end(0);
  });

// Our own mistakes too must not leave an engine behind.
process.on('uncaughtException', fail);

function fail(error: unknown): void {
  if (isEnding) return;
  console.error(failureText(error));
  void end(1);
}

try {
  checkNode(process.versions.node);
  const settings = readSettings(process.env, process.argv.slice(2));
  // Imported only now, so that what is wrong with the machine is said before anything can stumble over it.
  const [{ startStage }, { welcome }] = await Promise.all([
    import('./stage/stage.ts'),
    import('./stage/welcome.ts'),
  ]);
  const stage = await startStage(settings, cleanups, fail);
  console.log(welcome(stage, settings.dataDir, performance.now()));
} catch (error) {
  fail(error);
}
