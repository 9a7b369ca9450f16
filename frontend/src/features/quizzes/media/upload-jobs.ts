export interface UploadState {
  /** Percentage; 100 once stored. */
  progress: number;
  fileName: string;
  /** URL at which this page can display the file. */
  preview: string;
  /** Key in the bucket, once stored. */
  key?: string;
  /** Message of the failure. */
  error?: string;
}

export interface SendOptions {
  onProgress(percent: number): void;
  signal: AbortSignal;
}

interface NewJob {
  file: File;
  /** Uploads the file, stores its key in the form, and returns the key. */
  send(options: SendOptions): Promise<string>;
  explain(failure: unknown): string;
  /** Returns the current form path; undefined once its element was deleted. */
  path(): string | undefined;
}

interface Job {
  state: UploadState;
  control: AbortController;
  /** Resolves to the path of the field if its upload failed. */
  done: Promise<string | undefined>;
}

type KeepFile = (key: string, file: Blob) => unknown;

/**
 * Uploads of one editor by slot (the cover, a question's picture …). They continue while components unmount. A new
 * file for a slot aborts the previous upload.
 */
export class UploadJobs {
  readonly #jobs = new Map<string, Job>();
  readonly #listeners = new Set<() => void>();
  /** URLs of files chosen before the page was loaded, by key. */
  readonly #earlier = new Map<string, string>();
  readonly #keep: KeepFile;

  /**
   * @param keep called with every stored file, so that the next page can `remember` it
   */
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

  /** Registers a file that an earlier page uploaded under this key. */
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

  /** Aborts and removes the upload. */
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

  /** Waits for running uploads and returns the path of a failed one. Later saves can proceed without it. */
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
      // At most 99 before the file is stored: the last byte sent is not yet a file in the bucket.
      const key = await send({ signal, onProgress: (percent) => show({ progress: Math.min(99, percent) }) });
      show({ progress: 100, key });
      if (!signal.aborted) this.#keep(key, file);
      return undefined;
    } catch (failure) {
      // Aborted by a removal or a new file: not a failure.
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
