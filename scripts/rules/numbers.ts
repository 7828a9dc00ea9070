import { testNames } from '../test-names.ts';

const RULE = /^[\s>|#*-]*`?([A-Z]+\d*-\d+[a-z]?)\b/;
const BRACKETS = /\[[^\]]+\]/g;
const NUMBER = /[A-Z]+\d*-\d+[a-z]?/g;

/** Takes the page of rules; returns the numbers its lines begin with, in order. */
export function rulesOf(page: string): string[] {
  return page.split('\n').flatMap((line) => RULE.exec(line)?.[1] ?? []);
}

/** Takes a test's source; returns the numbers in the brackets of its tests' names. */
export function numbersIn(source: string): string[] {
  return testNames(source).flatMap((name) => (name.match(BRACKETS) ?? []).flatMap((inside) => inside.match(NUMBER) ?? []));
}
