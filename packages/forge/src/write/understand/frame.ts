/** Who a prompt is about. */
export interface Subject {
  /** as the prompt says it, without what stands before the verb: "my cat", "me", "a goose" */
  text: string;
  /** the word it turns on, singular where it was: "cat" */
  head: string;
  /** whom the prompt speaks as or to */
  person: 'me' | 'you' | 'other';
  plural: boolean;
  /** somebody and not something: "they", not "it" */
  human: boolean;
  /** a name, which takes no article: "Kevin" */
  name: boolean;
}

/** A word of a predicate; a verb in it knows its plain form and can be told anew. */
export interface Part {
  text: string;
  /** plain form of a verb that changes with the telling */
  verb?: string;
}

/** What the subject does. */
export type Predicate = readonly Part[];

/** A line that somebody says: "me: …", "boss: …". */
export interface Spoken {
  who: string;
  says: string;
}

export type Shape =
  | 'empty'
  | 'foreign'
  | 'texts'
  | 'contrast'
  | 'nobody'
  | 'chat'
  | 'stages'
  | 'when'
  | 'is-this'
  | 'question'
  | 'quote'
  | 'clause'
  | 'phrase';

/** What was understood of a prompt. What is missing was not found, and lines that need it are left alone. */
export interface Frame {
  shape: Shape;
  /** cleaned, cut at its limit; empty when nothing of it can be read */
  prompt: string;
  /** in small letters, without punctuation */
  words: readonly string[];
  /** written by the player to be used as they are */
  given?: readonly string[];
  contrast?: { left: string; right: string; kind: 'versus' | 'instead' | 'expectation' | 'time' };
  spoken?: readonly Spoken[];
  /** "the wifi drops during the final boss", with nothing before it */
  situation?: string;
  subject?: Subject;
  predicate?: Predicate;
  /** a thing that it is also about, singular: "cup" */
  thing?: string;
  /** a short noun phrase that is the whole prompt: "monday mornings" */
  topic?: string;
  /** "is this X?": X */
  guess?: string;
}
