import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { MemeResult } from '@deadpan/protocol';
import { limits } from '@deadpan/protocol';
import { forge } from '../../../engine/http/forge-api.ts';
import { detailOf } from '../../../engine/http/http-error.ts';
import { forgeTexts } from '../../../texts/forge.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { putMeme } from '../gallery-cache.ts';
import { changedTexts } from './edits.ts';
import { forgetEdits } from './kept-edits.ts';
import type { Editor } from './use-editor.ts';

const t = forgeTexts.editor;

/** Sends what was changed; the server draws the meme anew. `save` resolves to whether it worked. */
export function useSaving(meme: MemeResult, { saved, sheet }: Editor) {
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
      forgetEdits(meme);
      putMeme(queries, drawn);
      showToast({ ...t.done, tone: 'good' });
      return true;
    } catch (error) {
      setProblem(detailOf(error) ?? t.failed);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, problem, tooLong };
}
