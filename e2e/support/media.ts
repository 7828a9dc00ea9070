/** How files of pictures, sound and video begin; as bytes, each in a character of its own. */
const BEGINNINGS = ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF', '\x1aE\xdf\xa3', 'OggS', 'ID3'];
/** What is found in such a file, wherever in another it lies. */
const INSIDE = ['\x89PNG\r\n\x1a\n', 'JFIF\0', 'Exif\0\0', 'WEBPVP8', 'ftypavif', 'ftypisom', 'ftypmp4'];
/** The same in letters: in an address of its own, and as base64 begins. */
const LETTERED = /data:(image|video|audio)\/|\/9j\/4|iVBORw0KGgo|R0lGOD|UklGR|GkXfo/;
/** No word about a game is so long; a token's parts are a third of it. */
const LONG_WORD = /[\w+/=-]{600}/;

/** Whether bytes are, or hold, a picture, a sound or a video. */
export const isMedia = (bytes: string): boolean =>
  BEGINNINGS.some((beginning) => bytes.startsWith(beginning)) || bytes.startsWith('ftyp', 4) || INSIDE.some((mark) => bytes.includes(mark));

/** Whether a text may carry one in letters. */
export const mayCarryMedia = (text: string): boolean => LETTERED.test(text) || LONG_WORD.test(text);
