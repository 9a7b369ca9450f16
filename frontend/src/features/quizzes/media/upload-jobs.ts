export interface UploadState {
  /** Percent; 100 once it is stored. */
  progress: number;
  fileName: string;
  /** Address at which this page can show the file. */
  preview: string;
  /** Key in the bucket, once stored. */
  key?: string;
  /** Why it failed. */
  error?: string;
}

export interface SendOptions {
  onProgress(percent: number): void;
  signal: AbortSignal;
}

interface NewJob {
  file: File;
  /** Stores the file, puts it into the form, and answers its key. */
  send(options: SendOptions): Promise<string>;
  explain(failure: unknown): string;
  /** Returns the current form path; undefined once its element was deleted. */
  path(): string | undefined;
}

interface Job {
  state: UploadState;
  control: AbortController;
  /** The path of the field whose upload has failed. */
  done: Promise<string | undefined>;
}

type KeepFile = (key: string, file: Blob) => unknown;

/**
 * Uploads of one editor, each for a slot (the cover, a question's picture …). They go on while what shows them comes and
 * goes; a newer choice for the same slot stops the older one.
 */
export class UploadJobs {
  readonly #jobs = new Map<string, Job>();
  readonly #listeners = new Set<() => void>();
  /** Addresses of files that were chosen before the page was loaded, by key. */
  readonly #earlier = new Map<string, string>();
  readonly #keep: KeepFile;

  /** @param keep is told of every stored file, so that the next page can `remember` it */
  constructor(keep: KeepFile = () => undefined) {
    this.#keep = keep;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state(slot: string): UploadState | undefined {
    return this.#jobs.get(slot)?.state;
  }

  /** Returns the preview URL of a file that was uploaded on this page. */
  previewOf(key: string): string | undefined {
    const job = [...this.#jobs.values()].find(({ state }) => state.key === key);
    return job?.state.preview ?? this.#earlier.get(key);
  }

  /** A file that an earlier page has uploaded under this key. */
  remember(key: string, file: Blob): void {
    if (this.previewOf(key) !== undefined) return;
    this.#earlier.set(key, URL.createObjectURL(file));
    this.#tell();
  }

  start(slot: string, job: NewJob): void {
    this.stop(slot);
    const control = new AbortController();
    const state = { progress: 0, fileName: job.file.name, preview: URL.createObjectURL(job.file) };
    const done = this.#run(slot, job, control.signal);
    this.#jobs.set(slot, { state, control, done });
    this.#tell();
  }

  /** Ends it, where it runs, and forgets it. */
  stop(slot: string): void {
    const job = this.#jobs.get(slot);
    if (!job) return;
    job.control.abort();
    URL.revokeObjectURL(job.state.preview);
    this.#jobs.delete(slot);
    this.#tell();
  }

  stopAll(): void {
    for (const slot of this.#jobs.keys()) this.stop(slot);
    for (const address of this.#earlier.values()) URL.revokeObjectURL(address);
    this.#earlier.clear();
  }

  /**
   * Waits for what runs now, and answers the path of one that failed. A save that comes later is free to go on without
   * it.
   */
  async settled(): Promise<string | undefined> {
    const running = [...this.#jobs.values()].filter(({ state }) => isRunning(state));
    return (await Promise.all(running.map(({ done }) => done))).find((path) => path !== undefined);
  }

  async #run(
    slot: string,
    { file, send, explain, path }: NewJob,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    const show = (change: Partial<UploadState>) => {
      const job = this.#jobs.get(slot);
      if (signal.aborted || !job) return;
      this.#jobs.set(slot, { ...job, state: { ...job.state, ...change } });
      this.#tell();
    };
    try {
      // 99 until it is stored: the last byte sent is not yet a file in the bucket.
      const key = await send({ signal, onProgress: (percent) => show({ progress: Math.min(99, percent) }) });
      show({ progress: 100, key });
      if (!signal.aborted) this.#keep(key, file);
      return undefined;
    } catch (failure) {
      // Stopped by a removal or by a newer choice: nothing has failed.
      if (signal.aborted) return undefined;
      show({ error: explain(failure) });
      return path();
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const isRunning = ({ progress, error }: UploadState): boolean => error === undefined && progress < 100;
