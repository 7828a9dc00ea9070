import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { MemeResult } from '@deadpan/protocol';
import { limits } from '@deadpan/protocol';
import { forge } from '../../../engine/http/forge-api.ts';
import { detailOf } from '../../../engine/http/http-error.ts';
import { forgeTexts } from '../../../texts/forge.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { memeKey, putMeme } from '../gallery-cache.ts';
import { changedTexts, isChanged, onto, sheetOf } from './edits.ts';
import type { Sheet } from './edits.ts';
import { keepEdits, readEdits } from './kept-edits.ts';
import type { UnderWay } from './under-way.ts';
import type { Editor } from './use-editor.ts';

const t = forgeTexts.editor;

/** Sends what was changed; the server draws the meme anew. `save` resolves to whether all that is written is saved. */
export function useSaving(meme: MemeResult, { saved, sheet, finish }: Editor, underWay: UnderWay) {
  const queries = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const tooLong = sheet.texts.some(({ text }) => text.length > limits.forge.textUnits);
  const save = async (): Promise<boolean> => {
    setSaving(true);
    setProblem(undefined);
    try {
      const alt = sheet.alt.trim();
      const drawn = await forge.edit(meme.id, { texts: changedTexts(saved, sheet), ...(alt !== saved.alt && { alt }) });
      // Saving can take long. Who went on writing meanwhile, here or in an editor opened anew, is not done.
      const since = writtenSince();
      const isAll = since === undefined || !isChanged(sheet, since);
      underWay.send(drawn.meme_url, sheet);
      if (isAll) finish();
      else keepEdits(drawn, onto(since, sheet, sheetOf(drawn)));
      putMeme(queries, drawn);
      showToast({ ...t.done, tone: 'good' });
      return isAll;
    } catch (error) {
      setProblem(detailOf(error) ?? t.failed);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, problem, tooLong };

  /** What stands in the editor of this meme, or is kept of it; undefined when nothing is. */
  function writtenSince(): Sheet | undefined {
    return underWay.written(meme.id) ?? readEdits(queries.getQueryData<MemeResult>(memeKey(meme.id)) ?? meme);
  }
}
