import { failureText } from './stage-error.ts';
import { createCleanups } from './stage/cleanups.ts';
import { checkNode, readSettings } from './stage/settings.ts';

const cleanups = createCleanups((error) => console.error(failureText(error)));
let isEnding = false;

/** Starts the stage and says where it is. */
async function start(): Promise<void> {
  checkNode(process.versions.node);
  const settings = readSettings(process.env, process.argv.slice(2));
  // Imported only now, so that what is wrong with the machine is said before anything can stumble over it.
  const [{ startStage }, { welcome }] = await Promise.all([
    import('./stage/stage.ts'),
    import('./stage/welcome.ts'),
  ]);
  const stage = await startStage(settings, cleanups, fail);
  if (!isEnding) console.log(welcome(stage, settings.dataDir, performance.now()));
}

async function end(exitCode: number): Promise<never> {
  isEnding = true;
  await cleanups.run();
  // A start that is interrupted ends at its next step, and what it has begun until then is ended as well.
  await starting;
  await cleanups.run();
  process.exit(exitCode);
}

function fail(error: unknown): void {
  if (isEnding) return;
  isEnding = true;
  console.error(failureText(error));
  void end(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (!isEnding) void end(0);
  });

// Whoever started the stage with a channel (`scripts/bundled-stage.ts`) is gone, perhaps without a word.
process.on('disconnect', () => {
  if (!isEnding) void end(0);
});

// Our own mistakes too must not leave an engine behind.
process.on('uncaughtException', fail);

const starting = start().catch(fail);
