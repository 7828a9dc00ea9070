import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { parseArenaCode } from '@deadpan/protocol';
import { useNavigate } from 'react-router';
import { arenasTexts } from '../../texts/arenas.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeInput, Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';

const { direct: texts } = arenasTexts;
const said = { missing: texts.missingHere, bad: texts.bad };

/** DIRECT ARENA ACCESS: a code or a pasted invite link leads straight to the arena. */
export function DirectAccess() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'missing' | 'bad'>();

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() === '') {
      setProblem('missing');
      showToast({ ...texts.missing, tone: 'bad' });
      return;
    }
    const code = parseArenaCode(text);
    if (!code) {
      setProblem('bad');
      return;
    }
    showToast({ title: texts.joining, text: code, duration: 2000 });
    void navigate(`/lobby/${code}`);
  };

  return (
    <Card aria-labelledby="direct-access">
      <h2 id="direct-access">{texts.heading}</h2>
      <form className="stack" onSubmit={submit} noValidate>
        <Field label={texts.label} hint={texts.hint} error={problem && said[problem]} toasted={problem === 'missing'}>
          <CodeInput
            placeholder="7KQ2MX"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
        <Button type="submit" full>
          {texts.button}
        </Button>
      </form>
    </Card>
  );
}
