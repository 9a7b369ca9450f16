/** A running part of the stage. `stop` ends only what this part started and may be called twice. */
export interface Engine {
  url: string;
  port: number;
  stop: () => Promise<void>;
}

/** Engines listen here alone: nothing of a local stage is reachable from other machines. */
export const LOOPBACK = '127.0.0.1';
