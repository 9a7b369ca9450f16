import { groups } from 'virtual:help';
import { Link } from 'react-router-dom';
import { LINK_LOOK } from '@/components/ui/text-link.tsx';

/** Every question, under its topic. */
export function Topics() {
  return (
    <div className="grid gap-x-10 gap-y-10 md:grid-cols-2">
      {groups.map(({ path, title, description, questions }) => (
        <section key={path} aria-labelledby={path.slice(1).replace('/', '-')}>
          <h2 id={path.slice(1).replace('/', '-')} className="text-xl font-display text-ink">
            <Link to={path} className="rounded-inner hover:text-accent-ink">
              {title}
            </Link>
          </h2>
          <p className="mt-1 text-sm text-muted">{description}</p>
          <ul className="mt-3 flex flex-col gap-1">
            {questions.map(({ id, question }) => (
              <li key={id}>
                <Link
                  to={`${path}#${id}`}
                  className={`${LINK_LOOK} inline-flex min-h-8 items-center text-sm`}
                >
                  {question}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
