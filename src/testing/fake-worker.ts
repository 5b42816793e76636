/** What a worker does with a request. */
export type Answering = (worker: FakeWorker, request: AskedRequest) => void;

/** What all requests have. */
export interface AskedRequest {
  readonly id: number;
}

/** A worker that handles each request with the given function; a test can make it say more. */
export class FakeWorker extends EventTarget {
  readonly requests: AskedRequest[] = [];
  isTerminated = false;
  readonly #answering: Answering;
  readonly #signals: AbortSignal[] = [];

  constructor(answering: Answering) {
    super();
    this.#answering = answering;
  }

  override addEventListener(
    type: string,
    listener: EventListener,
    options: AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener, options);
    if (options.signal !== undefined) this.#signals.push(options.signal);
  }

  postMessage(request: AskedRequest): void {
    this.requests.push(request);
    this.#answering(this, request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** Answers the latest question. */
  answer(move: number): void {
    this.say({ id: this.requests.at(-1)?.id, move });
  }

  /** How many listeners are still there. */
  listeners(): number {
    return this.#signals.filter(({ aborted }) => !aborted).length;
  }
}
