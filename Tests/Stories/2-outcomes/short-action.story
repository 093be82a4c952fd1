about An action that ends soon after its start has one outcome, and the edge becomes idle.
start pulled

0         touch
          drag 600
+0.0625   lift
+0.5      finish success    outcomes success
+2                          idle  outcomes success
