about A report without a finite offset is ignored.
source inset shifted

  pull 120                    armed
  observed nan tracking       unchanged
  observed inf tracking       unchanged
  observed -inf decelerating  unchanged
  observed nan decelerating   unchanged
  observed nan resting        unchanged
  observed inf resting        unchanged
  observed -inf free          unchanged
  observed nan unknown        unchanged
