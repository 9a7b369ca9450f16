// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SearchField } from './search-field.tsx';

afterEach(cleanup);

function Page() {
  const [text, setText] = useState('');
  return <SearchField label="Search quizzes" value={text} onChange={setText} />;
}

it('is emptied by its button, which is there as long as there is something to clear, and keeps the focus', () => {
  render(<Page />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search quizzes' });
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(field, { target: { value: 'gold' } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button')).toBeNull();
});
