import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages as text } from '../messages.ts';
import type { ApiCall, ApiField } from '../model/api-call.ts';

interface CallDetailsProps {
  call: ApiCall;
  /** The address names it. */
  open: boolean;
}

/** One call: closed, what it does; open, what is sent and what is answered. */
export function CallDetails({ call, open }: CallDetailsProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details
      id={call.name}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="scroll-mt-24 border-b border-line"
    >
      <summary className="cursor-pointer rounded-inner py-3">
        <span className="font-mono text-sm wrap-anywhere text-ink">
          <strong className="font-bold">{call.method}</strong> {call.path}
        </span>
        <span className="mt-0.5 block text-sm text-muted">{call.summary}</span>
      </summary>
      {isOpen && <Inside call={call} />}
    </details>
  );
}

function Inside({ call: { name, auth, access, sent, answer } }: { call: ApiCall }) {
  return (
    <div className="flex flex-col gap-4 pb-5">
      <p className="text-sm text-ink">
        <span className="font-medium">{text.who}:</span> {auth}. {access}{' '}
        <Link
          to={`#${name}`}
          aria-label={text.link(name)}
          className="inline-grid size-8 place-items-center rounded-control align-middle text-accent-ink hover:bg-well"
        >
          <Link2 aria-hidden="true" className="size-4" />
        </Link>
      </p>
      {sent.map(({ place, fields }) => (
        <Fields key={place} title={text.places[place]} fields={fields} />
      ))}
      {Array.isArray(answer) ? (
        <Fields title={text.answer} fields={answer} />
      ) : (
        <p className="text-sm text-muted">
          <span className="font-medium text-ink">{text.answer}:</span>{' '}
          {answer === 'file' ? text.file : text.nothingAnswered}
        </p>
      )}
    </div>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly ApiField[] }) {
  return (
    <section>
      <h3 className="text-sm font-medium text-ink">{title}</h3>
      <dl className="mt-1 flex flex-col text-sm">
        {fields.map(({ name, type, limits, required }) => (
          <div key={name} className="border-t border-line py-1.5 sm:grid sm:grid-cols-[2fr_3fr] sm:gap-x-4">
            <dt className="min-w-0 font-mono wrap-anywhere text-ink">{name}</dt>
            <dd className="min-w-0 wrap-anywhere text-muted">
              <code className="font-mono">{type}</code>
              {!required && <span> · {text.optional}</span>}
              {limits && <span> · {limits}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
