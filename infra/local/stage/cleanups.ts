type Cleanup = () => Promise<void> | void;

export interface Cleanups {
  /** Something to end when the stage ends, before everything that was added earlier. */
  add(cleanup: Cleanup): void;
  /** Ends everything, once. Every part gets its turn, also after one fails. */
  run(): Promise<void>;
}

/** What a stage has started so far, so that it can be ended at any moment, also in the middle of its start. */
export function createCleanups(onFailure: (error: unknown) => void): Cleanups {
  const stack: Cleanup[] = [];
  let ending: Promise<void> | undefined;
  const endAll = async () => {
    for (let cleanup = stack.pop(); cleanup; cleanup = stack.pop()) {
      try {
        await cleanup();
      } catch (error) {
        onFailure(error);
      }
    }
  };
  return {
    add: (cleanup) => {
      stack.push(cleanup);
      // The end came first: what is only now ready ends at once.
      if (ending) ending = ending.then(endAll);
    },
    run: () => {
      ending ??= endAll();
      return ending;
    },
  };
}
