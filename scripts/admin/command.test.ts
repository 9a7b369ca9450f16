import { describe, expect, it } from 'vitest';
import { helpText, parseCommandLine, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';

const parse = (line: string) => parseCommandLine(COMMANDS, line.split(' ').filter(Boolean), 'ada');

describe('a command line', () => {
  it('names a command of two words, its argument and who calls it', () => {
    const { command, stage, call } = parse('user find grace@example.com');
    expect(command?.name).toBe('user find');
    expect(stage).toBe('local');
    expect(call).toEqual({ args: { person: 'grace@example.com' }, options: {}, dryRun: false, by: 'ada' });
  });

  it('takes options anywhere', () => {
    const { stage, call } = parse('--stage prod quiz take-down --reason=Copied ABC234 --by grace --dry-run');
    expect(stage).toBe('prod');
    expect(call).toEqual({
      args: { quiz: 'ABC234' },
      options: { reason: 'Copied' },
      dryRun: true,
      by: 'grace',
    });
  });

  it.each([
    ['user paint x', 'There is no command "user paint x"'],
    ['user find', 'Which person?'],
    ['user find a b', 'What is "b"?'],
    ['quiz take-down ABC234', '--reason is missing'],
    ['quiz take-down ABC234 --reason=', '--reason is missing'],
    ['quiz feature ABC234 --reason=Good', 'has no option --reason'],
    ['user find a --dry-run', 'writes nothing'],
    ['user find a --colour=red', '--colour'],
  ])('"%s" is refused', (line, message) => {
    expect(() => parse(line)).toThrow(UsageError);
    expect(() => parse(line)).toThrow(message);
  });

  it('asks for nothing where it asks for help', () => {
    expect(parse('quiz take-down --help')).toMatchObject({ help: true, command: { name: 'quiz take-down' } });
    expect(parse('-h')).toMatchObject({ help: true, command: undefined });
  });
});

describe('the help', () => {
  it('tells every command, and of each what it takes', () => {
    const all = helpText(COMMANDS);
    for (const command of COMMANDS) {
      expect(all).toContain(command.summary);
      const one = helpText(COMMANDS, command);
      for (const { name, about } of [...command.args, ...command.options]) {
        expect(one).toContain(name);
        expect(one).toContain(about);
      }
      expect(one.includes('--dry-run')).toBe(command.writes);
    }
  });

  it('names no command twice', () => {
    expect(new Set(COMMANDS.map(({ name }) => name)).size).toBe(COMMANDS.length);
  });
});
