import type { LayoutId } from '../layouts.ts';
import type { Compose } from './frame.ts';
import { chat } from './layouts/chat.ts';
import { demotivator } from './layouts/demotivator.ts';
import { documentary } from './layouts/documentary.ts';
import { error } from './layouts/error.ts';
import { headline } from './layouts/headline.ts';
import { nobody } from './layouts/nobody.ts';
import { pie } from './layouts/pie.ts';
import { preference } from './layouts/preference.ts';
import { question } from './layouts/question.ts';
import { reaction } from './layouts/reaction.ts';
import { stages } from './layouts/stages.ts';
import { versus } from './layouts/versus.ts';

/** Who draws which layout. */
export const compositions: Record<LayoutId, Compose> = {
  reaction,
  versus,
  preference,
  nobody,
  demotivator,
  documentary,
  pie,
  error,
  question,
  chat,
  headline,
  stages,
};
