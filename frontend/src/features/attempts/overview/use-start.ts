import type { Brand } from '@quizhall/shared/model/organizations/brand';
import { useEffect, useRef, useState } from 'react';
import { useParticipantId } from '../shared/use-participant-id.ts';
import { startAttempt, type StartInput } from '../shared/attempts.ts';
import type { Pause } from './patience.ts';
import { sleep } from './sleep.ts';
import { startPatiently } from './start-patiently.ts';
import { measureClock, readClocks, clockOffset } from '../engine/server-clock.ts';
import { attemptStore } from '../storage/open-store.ts';
import { loadRunner, useRunnerCode } from './use-runner-code.ts';

/** A network that takes longer for the code than this keeps nobody from starting. */
const CODE_PATIENCE_MS = 20_000;

/** Until the code of the questions is on the device, or does not come: the time to answer starts only then. */
async function runnerCode(signal: AbortSignal): Promise<void> {
  const loaded = loadRunner().catch(() => undefined);
  await Promise.race([loaded, sleep(CODE_PATIENCE_MS, signal)]);
}

export interface StartOptions {
  ref: string;
  /** Further names of the quiz under which this browser may look for the attempt. */
  aliases: readonly string[];
  /** The server's clock, epoch ms. */
  serverNow: () => number;
  /** When this browser's turn comes, for a quiz that has just opened. */
  turnAt: number | undefined;
  /** The organization that owns the quiz: the start itself reads nothing of it. */
  brand: Brand | undefined;
}

/** Starts an attempt and puts it on the device. */
export function useStart({ ref, aliases, serverNow, turnAt, brand }: StartOptions) {
  const userId = useParticipantId();
  const [pause, setPause] = useState<Pause>();
  useRunnerCode();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  /** Resolves to false when the person stopped waiting. @throws what refused the start */
  const start = async (input: StartInput): Promise<boolean> => {
    const { signal } = (controller.current = new AbortController());
    const io = {
      now: serverNow,
      random: Math.random,
      sleep,
      ready: runnerCode,
      onPause: setPause,
      call: async () => {
        const sent = readClocks();
        const started = await startAttempt(ref, input, signal);
        const offset = clockOffset(measureClock(started.serverNow, sent, readClocks()));
        const refs = [ref, ...aliases, started.quiz.id];
        const store = await attemptStore();
        await store.add({
          started,
          refs,
          userId,
          participantInfo: input.participantInfo,
          clockOffset: offset,
          brand,
        });
        return started;
      },
    };
    try {
      await startPatiently(io, turnAt, signal);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    } finally {
      setPause(undefined);
    }
  };
  return { start, pause, stop: () => controller.current?.abort() };
}
