import { withEngines } from './with-engines.ts';

/**
 * What the sweep of a crowd costs that leaves without handing in: attempts are started and left on the local engine, the
 * clock is moved, and the sweep runs until all are finished. Calls and units for one attempt are counted; how long
 * 100,000 take is reckoned from what a call takes on AWS and from how many are worked on at once.
 */
const ATTEMPTS = Number(process.argv[2] ?? 1_000);
/** As many as one message of the stream's queue notes together, at least. */
const NOTED_TOGETHER = 10;
/** Milliseconds of a call within a region, and of the CPU of 1,024 MB for the marking and writing of one attempt. */
const CALL_MS = 5;
const CPU_MS = 1.5;
/** The most that a sweep may need for 100,000 attempts. */
const MOST_MINUTES = 6;

await withEngines(async () => {
  const [
    { handler, SCHEDULER_CONCURRENCY, SCHEDULER_BUDGET_MS },
    kit,
    taking,
    { putDue },
    clock,
    { measureCost },
    deadline,
  ] = await Promise.all([
    import('@quizhall/functions/entry/scheduler.ts'),
    import('@quizhall/functions/testing/scenarios.ts'),
    import('@quizhall/functions/testing/taking.ts'),
    import('@quizhall/functions/attempts/model/due-work.ts'),
    import('@quizhall/functions/platform/clock.ts'),
    import('@quizhall/functions/platform/capacity-meter.ts'),
    import('@quizhall/shared/rules/attempts/deadline'),
  ]);
  const quiz = await kit.publishedQuiz();
  const ids: string[] = [];
  for (let n = 0; n < ATTEMPTS; n += 1) ids.push((await taking.start(quiz.id)).body.data.sessionId);
  clock.setClock(40 * 60_000);
  const minute = deadline.minuteBucket(clock.now());
  for (let at = 0; at < ids.length; at += NOTED_TOGETHER)
    await putDue(minute, 'attempts', ids.slice(at, at + NOTED_TOGETHER));

  const begun = performance.now();
  let finished = 0;
  const { consumed } = await measureCost(async () => {
    for (let run = 0; run < 20 && finished < ATTEMPTS; run += 1) finished += (await handler()).finished;
  });
  const seconds = (performance.now() - begun) / 1_000;
  if (finished !== ATTEMPTS) throw new Error(`${finished} of ${ATTEMPTS} were finished`);

  const of = (total: number) => total / ATTEMPTS;
  const each = Math.max((of(consumed.trips) * CALL_MS) / SCHEDULER_CONCURRENCY, CPU_MS);
  const inOneSweep = SCHEDULER_BUDGET_MS / each;
  const minutes = Math.ceil(100_000 / inOneSweep);
  console.log(
    `${ATTEMPTS} attempts on the local engine: ${seconds.toFixed(1)} s, ${Math.round(ATTEMPTS / seconds)} a second`,
  );
  console.log(
    `each: ${of(consumed.trips).toFixed(2)} calls, ${of(consumed.read).toFixed(2)} RCU, ${of(consumed.write).toFixed(2)} WCU`,
  );
  console.log(
    `on AWS: ${Math.round(1_000 / each)} a second, ${Math.round((1_000 / each) * of(consumed.write))} WCU a second; 100,000 in ${minutes} sweeps`,
  );
  if (minutes > MOST_MINUTES) process.exitCode = 1;
});
