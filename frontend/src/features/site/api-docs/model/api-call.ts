/** A field of what is sent or answered; those inside others are named by their way: `settings.timeLimit`. */
export interface ApiField {
  name: string;
  type: string;
  required: boolean;
  /** What is allowed: `1–200 characters`. */
  limits?: string;
}

/** One call, as the build makes it of the contract: the browser gets no schemas. */
export interface ApiCall {
  name: string;
  method: string;
  path: string;
  summary: string;
  auth: string;
  access?: string;
  /** Where fields stand, with the fields. */
  sent: { place: 'path' | 'query' | 'body'; fields: ApiField[] }[];
  answer: ApiField[] | 'file' | 'nothing';
}

export interface ApiArea {
  name: string;
  calls: ApiCall[];
}

/** Every word of a search stands somewhere in what a call is named and does. */
export function findCalls(areas: readonly ApiArea[], search: string): ApiArea[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ name, method, path, summary }: ApiCall) => {
    const text = `${name} ${method} ${path} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return areas
    .map((area) => ({ ...area, calls: area.calls.filter(isFound) }))
    .filter(({ calls }) => calls.length > 0);
}
