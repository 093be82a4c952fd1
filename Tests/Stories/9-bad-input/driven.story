about An engine that moves the content ignores observed offsets.
source driven

0   observed 50 tracking    unchanged
    observed 90 free        unchanged
    observed 50 resting     unchanged  offset 0
